export { UnsentMark } from './ui/UnsentMark'
