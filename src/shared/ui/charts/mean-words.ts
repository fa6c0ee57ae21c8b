import { useLingui } from '@lingui/react/macro'
import { useFormat } from '../../i18n/format'

/** Says of how many values a figure of a chart is the mean. */
export function useMeanWords(): (count: number) => string {
  const { t } = useLingui()
  const { number } = useFormat()
  return (count) => {
    const values = number(count)
    return t`mean of ${values}`
  }
}
