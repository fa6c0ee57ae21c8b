export { AppearanceChoice } from './ui/AppearanceChoice'
export { LanguageChoice } from './ui/LanguageChoice'
export { TimeZoneChoice } from './ui/TimeZoneChoice'
