import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MarkRequest } from '@/features/attention/use-attention-marks'

/** What was said of a client, and until when: read after the press, beside its undo. */
export function doneText({ client: { name }, kind, reasons }: MarkRequest): MessageDescriptor {
  switch (kind) {
    case 'put_off':
      return msg`${name} can wait until tomorrow.`
    case 'no_reply_needed':
      return msg`No reply needed. ${name} comes back here after the next message.`
    case 'seen':
      return reasons[0] === 'mood'
        ? msg`Seen. ${name} comes back here when a new meal makes the mood worse.`
        : msg`Seen. The weight of ${name} rests for seven days.`
  }
}
