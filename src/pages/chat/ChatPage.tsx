import { getRouteApi } from '@tanstack/react-router'
import { ClientChat } from './ClientChat'
import { NutritionistChat } from './NutritionistChat'
import { useKeyboardRoom } from './use-keyboard-room'

const route = getRouteApi('/_authed/feedback')

/** The client's chat with the nutritionist; a nutritionist's conversations. */
export function ChatPage() {
  const { user } = route.useRouteContext()
  useKeyboardRoom()
  return user.role === 'nutritionist' ? <NutritionistChat user={user} /> : <ClientChat user={user} />
}
