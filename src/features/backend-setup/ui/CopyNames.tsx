import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '@mantine/core'
import { useCopy } from '@/shared/lib/use-copy'
import { IconCheck, IconCopy } from '@/shared/ui/icons'
import classes from './Instructions.module.css'

const variableNames = ['VITE_SUPABASE_URL', 'VITE_SUPABASE_ANON_KEY']

/** The names of the environment variables, to be taken away. */
export function CopyNames() {
  const { t } = useLingui()
  const { state, copy } = useCopy()
  const text = variableNames.map((name) => `${name}=`).join('\n')

  const isCopied = state === 'copied'
  return (
    <>
      <pre className={classes.names} tabIndex={0} role="region" aria-label={t`Variable names`}>
        {text}
      </pre>
      <Button
        variant="light"
        leftSection={
          isCopied ? <IconCheck className="icon" aria-hidden /> : <IconCopy className="icon" aria-hidden />
        }
        onClick={() => void copy(text)}
      >
        {isCopied ? <Trans>Copied!</Trans> : <Trans>Copy variable names</Trans>}
      </Button>
      <p role="status" className={state === 'failed' ? classes.failed : 'vh'}>
        {isCopied && <Trans>The variable names are on the clipboard.</Trans>}
        {state === 'failed' && (
          <Trans>The browser did not allow copying. Mark the names and copy them.</Trans>
        )}
      </p>
    </>
  )
}
