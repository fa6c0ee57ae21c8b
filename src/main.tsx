import { start } from './app/start'

start(document.getElementById('root')!).catch((error: unknown) => {
  document.documentElement.dataset['start'] = 'failed' // the start-up screen says so, and offers to reload
  throw error
})
