import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Paper.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import { Trans, useLingui } from '@lingui/react/macro'
import { Modal } from '@mantine/core'
import { CopyNames } from './CopyNames'
import classes from './Instructions.module.css'

type Props = { opened: boolean; onClose: () => void }

/** How whoever runs this app connects it for everybody, in steps. Loaded when first opened. */
export function Instructions({ opened, onClose }: Props) {
  const { t } = useLingui()
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      title={t`Connect a database`}
      radius="lg"
      centered
      closeButtonProps={{ 'aria-label': t`Close` }}
    >
      <div className={classes.content}>
        <ol>
          <li>
            <Trans>Open your project on supabase.com, or make one.</Trans>
          </li>
          <li>
            <Trans>Apply the migrations of this app to it: the folder supabase/migrations.</Trans>
          </li>
          <li>
            <Trans>Copy the project URL and the anonymous (public) key from its API settings.</Trans>
          </li>
          <li>
            <Trans>Set them as environment variables under the names below, and build the app again.</Trans>
          </li>
          <li>
            <Trans>Only for this device? Quick Setup takes the same two values.</Trans>
          </li>
        </ol>
        <CopyNames />
      </div>
    </Modal>
  )
}
