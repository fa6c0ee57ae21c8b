import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Role } from '@/shared/auth/session-store'
import {
  IconCalendarEvent,
  IconChartBar,
  IconChartLine,
  IconHelpCircle,
  IconHome,
  IconMessageCircle,
  IconPlus,
  IconRulerMeasure,
  IconRun,
  IconSalad,
  IconSettings,
  IconStar,
  IconStethoscope,
  IconUserCircle,
  IconUsers,
} from '@/shared/ui/icons'

export type MenuEntry = { to: string; label: MessageDescriptor; icon: typeof IconHome }

/** The side menu, in its order. */
export const menus: Record<Role, MenuEntry[]> = {
  client: [
    { to: '/dashboard', label: msg`Dashboard`, icon: IconHome },
    { to: '/food-log', label: msg`Food log`, icon: IconSalad },
    { to: '/exercise-log', label: msg`Exercise & sleep`, icon: IconRun },
    { to: '/measurements', label: msg`Measurements`, icon: IconRulerMeasure },
    { to: '/feedback', label: msg`Chat`, icon: IconMessageCircle },
    { to: '/calendar', label: msg`Appointments`, icon: IconCalendarEvent },
    { to: '/reviews', label: msg`Reviews`, icon: IconStar },
    { to: '/nutritionists', label: msg`Your Coach`, icon: IconStethoscope },
    { to: '/faq', label: msg`FAQ`, icon: IconHelpCircle },
    { to: '/reports', label: msg`Reports`, icon: IconChartLine },
    { to: '/settings', label: msg`Settings`, icon: IconSettings },
  ],
  nutritionist: [
    { to: '/dashboard', label: msg`Dashboard`, icon: IconHome },
    { to: '/clients', label: msg`Clients`, icon: IconUsers },
    { to: '/feedback', label: msg`Messages`, icon: IconMessageCircle },
    { to: '/calendar', label: msg`Schedule`, icon: IconCalendarEvent },
    { to: '/analytics', label: msg`Analytics`, icon: IconChartBar },
    { to: '/profile', label: msg`Profile settings`, icon: IconUserCircle },
  ],
}

/** The screens that the search finds: those of the menu, and what a nutritionist reaches in other ways. */
export const searchScreens: Record<Role, Pick<MenuEntry, 'to' | 'label'>[]> = {
  client: menus.client,
  nutritionist: [
    ...menus.nutritionist,
    { to: '/clients/new', label: msg`Add client` },
    { to: '/settings', label: msg`Settings` },
    { to: '/faq', label: msg`FAQ` },
  ],
}

export type BarEntry = MenuEntry & { isMainAction?: true }

/** The bottom bar of small screens: the actions of a day, in reach of one thumb. */
export const bars: Record<Role, BarEntry[]> = {
  client: [
    { to: '/dashboard', label: msg`Today`, icon: IconHome },
    { to: '/food-log', label: msg`Food`, icon: IconSalad },
    { to: '/food-log', label: msg`Log meal`, icon: IconPlus, isMainAction: true },
    { to: '/feedback', label: msg`Chat`, icon: IconMessageCircle },
    { to: '/reports', label: msg`Progress`, icon: IconChartLine },
  ],
  nutritionist: [
    { to: '/dashboard', label: msg`Today`, icon: IconHome },
    { to: '/clients', label: msg`Clients`, icon: IconUsers },
    { to: '/feedback', label: msg`Messages`, icon: IconMessageCircle },
    { to: '/calendar', label: msg`Schedule`, icon: IconCalendarEvent },
    { to: '/analytics', label: msg`Analytics`, icon: IconChartBar },
  ],
}

export const roleNames: Record<Role, MessageDescriptor> = {
  client: msg`Client`,
  nutritionist: msg`Nutritionist`,
}
