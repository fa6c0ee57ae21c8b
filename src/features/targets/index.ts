export { TargetsPanel } from './ui/TargetsPanel'
