import { start } from './app/start'

void start(document.getElementById('root')!)
