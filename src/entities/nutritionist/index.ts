export { type DirectorySearch } from './api/nutritionists'
export { type ProfileDocument } from './model/documents'
export { type Expertise, expertiseKeys, expertiseText, expertiseTexts, isExpertise } from './model/expertise'
export {
  type ConsultationLanguage,
  consultationLanguages,
  isConsultationLanguage,
  languageTexts,
} from './model/languages'
export { linkColumns, linkTexts } from './model/links'
export {
  type FoundNutritionist,
  type ListedNutritionist,
  type PublicNutritionist,
} from './model/nutritionist'
export { certificationFacts, educationFacts } from './ui/credential-facts'
export { CredentialRow } from './ui/CredentialRow'
export { DocumentViewer } from './ui/DocumentViewer'
export { LanguageFlags } from './ui/LanguageFlags'
export { PublicProfile } from './ui/PublicProfile'
