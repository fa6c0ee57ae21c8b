import { createFileRoute } from '@tanstack/react-router'
import { LoginPage } from '@/pages/auth/LoginPage'

export const Route = createFileRoute('/_guest/login')({
  codeSplitGroupings: [], // the first screen of most visits comes with the first script, not one round trip later
  component: LoginPage,
})
