import { Trans, useLingui } from '@lingui/react/macro'
import { getRouteApi } from '@tanstack/react-router'
import { FindNutritionist } from '@/features/directory/FindNutritionist'
import { PageHeader } from '@/shared/ui/PageHeader'
import classes from './NutritionistsPage.module.css'

const route = getRouteApi('/_authed/nutritionists')

/** A client's nutritionist, and the directory to find one; its search and filters live in the address. */
export function NutritionistsPage() {
  const { t } = useLingui()
  const { user } = route.useRouteContext()
  const address = route.useSearch()
  const navigate = route.useNavigate()
  return (
    <div className={classes.page}>
      <PageHeader title={t`Find Your Nutritionist`}>
        <Trans>Connect with qualified nutritionists for personalized guidance</Trans>
      </PageHeader>
      <FindNutritionist
        user={user}
        address={address}
        onAddress={(change, refining) =>
          void navigate({
            search: (now) => ({ ...now, ...change }),
            replace: refining,
            resetScroll: false,
          })
        }
      />
    </div>
  )
}
