export { ActivityProgress } from './ui/ActivityProgress'
