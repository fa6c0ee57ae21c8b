export { findOnlyHere, useOnlyHere } from './model/only-here'
export { LogOutLoss } from './ui/LogOutLoss'
export { UnsentCount } from './ui/UnsentCount'
export { UnsentMark } from './ui/UnsentMark'
