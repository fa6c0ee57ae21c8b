export { MailboxNotice } from './ui/MailboxNotice'
export { RegisterForm } from './ui/RegisterForm'
