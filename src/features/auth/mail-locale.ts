export { useMailLocale } from './api/use-mail-locale'
