export { useLiveMessages } from './api/use-live-messages'
export { Conversation } from './ui/Conversation'
export { ConversationList } from './ui/ConversationList'
export { MessagesProblem } from './ui/MessagesProblem'
