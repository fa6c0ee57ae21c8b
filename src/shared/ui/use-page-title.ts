import { useDocumentTitle } from '@mantine/hooks'
import { productName } from '../config/product'

/** Names the browser tab after the screen that is open. */
export function usePageTitle(title: string): void {
  useDocumentTitle(`${title} · ${productName}`)
}
