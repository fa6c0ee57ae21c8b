export { SearchPalette } from './ui/SearchPalette'
