export { FindNutritionist } from './ui/FindNutritionist'
