import { msg } from '@lingui/core/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { changeSeenProfile } from '@/entities/profile/change-profile'
import type { OwnProfile } from '@/entities/profile/own-profile'
import { profileKeys, profileQueries } from '@/entities/profile/queries'
import type { SessionUser } from '@/shared/auth/session-store'
import { knownDeviceZone } from '@/shared/device/zone'
import { showToast } from '@/shared/ui/toast-store'
import { askedZones } from './asked-zones'
import { watchZone } from './watch-zone'
import { isElsewhere, zoneStep } from './zone-step'

/** What the user is told of a device in another zone, both IANA names: moved there from the old one, or asked whether to. */
export type ZoneNews = { kind: 'moved' | 'asked'; device: string; before: string }

type Change = {
  seen: Partial<OwnProfile>
  change: Partial<Pick<OwnProfile, 'timezone' | 'is_timezone_pinned'>>
}

/** Moves a client's profile to the zone of this device, asks a nutritionist, and holds what is to be told of it. */
export function useDeviceZone({ id: userId, role, timezone }: SessionUser) {
  const queryClient = useQueryClient()
  const [news, setNews] = useState<ZoneNews>()
  const { mutateAsync, isPending, error, reset } = useMutation({
    mutationFn: ({ seen, change }: Change) => changeSeenProfile(userId, seen, change),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: profileKeys.ofUser(userId) }),
  })

  useEffect(() => {
    async function look(): Promise<void> {
      const device = knownDeviceZone()
      if (device === undefined) return
      const stored = await queryClient.fetchQuery({ ...profileQueries.own(userId), staleTime: 0 })
      const step = zoneStep(device, stored, role, Date.now())
      const before = stored.timezone
      if (step === 'move') {
        const seen = { timezone: before, is_timezone_pinned: false }
        const isMoved = await changeSeenProfile(userId, seen, { timezone: device })
        if (!isMoved) return // another tab was first, and tells it
        void queryClient.invalidateQueries()
        return setNews({ kind: 'moved', device, before })
      }
      const isAsked = step === 'ask' && !askedZones.has(userId, device)
      // What was told of a move stays as long as it holds.
      setNews((now) => {
        if (isAsked) return { kind: 'asked', device, before }
        return now?.kind === 'moved' && now.device === before ? now : undefined
      })
    }
    const isDue = timezone !== undefined && isElsewhere(knownDeviceZone(), timezone, Date.now())
    return watchZone(isDue, look)
  }, [queryClient, userId, role, timezone])

  /** Does what was pressed; what failed is told beside it, and what was changed elsewhere meanwhile stays. */
  async function answer(
    change: Change['change'],
    seenZone: string,
    done: typeof savedText,
  ): Promise<boolean> {
    try {
      const isChanged = await mutateAsync({ seen: { timezone: seenZone }, change })
      showToast({ text: isChanged ? done : changedElsewhereText })
      setNews(undefined)
      return true
    } catch {
      return false // told by `error`
    }
  }

  return {
    news,
    isPending,
    error,
    undo: ({ device, before }: ZoneNews) =>
      answer({ timezone: before, is_timezone_pinned: true }, device, undoneText),
    pin: ({ device }: ZoneNews) => answer({ is_timezone_pinned: true }, device, pinnedText),
    /** Takes the zone of the device over. */
    take: async ({ device, before }: ZoneNews) => {
      const isDone = await answer({ timezone: device }, before, savedText)
      if (isDone) askedZones.add(userId, device)
      return isDone
    },
    /** Leaves everything as it is. */
    close: ({ kind, device }: ZoneNews) => {
      if (kind === 'asked') askedZones.add(userId, device)
      reset()
      setNews(undefined)
    },
  }
}

const savedText = msg`Time zone saved`
const undoneText = msg`Your time zone is as it was, and stays so until you change it in Settings.`
const pinnedText = msg`This time zone stays until you change it in Settings.`
const changedElsewhereText = msg`Your time zone was changed elsewhere meanwhile. It stays as it is there.`
