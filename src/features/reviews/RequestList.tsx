import { Link } from '@tanstack/react-router'
import type { ReviewRequest } from '@/entities/review/review'
import { IconChevronRight } from '@/shared/ui/icons'
import classes from './RequestList.module.css'
import { RequestHead } from './ui/RequestHead'

/** The nutritionists who may be reviewed; each leads to the form. */
export function RequestList({ requests }: { requests: readonly ReviewRequest[] }) {
  return (
    <ul className={classes.list}>
      {requests.map((request) => (
        <li key={request.id}>
          <Link to="/reviews" search={(previous) => ({ ...previous, request: request.id })}>
            <RequestHead request={request} />
            <IconChevronRight className="icon" aria-hidden />
          </Link>
        </li>
      ))}
    </ul>
  )
}
