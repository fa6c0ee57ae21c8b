export { useRememberLanguage } from './api/use-remember-language'
