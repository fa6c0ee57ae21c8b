import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { type Faq, faqCategories, faqCategoryText } from '@/entities/faq/faq'
import { faqQueries } from '@/entities/faq/queries'
import { errorText } from '@/shared/i18n/error-text'
import { EmptyState } from '@/shared/ui/EmptyState'
import { ErrorBox } from '@/shared/ui/ErrorBox'
import { IconHelpCircle } from '@/shared/ui/icons'
import { PageHeader } from '@/shared/ui/PageHeader'
import { RefreshProblem } from '@/shared/ui/RefreshProblem'
import { Section } from '@/shared/ui/Section'
import { SkeletonList } from '@/shared/ui/Skeletons'
import { CategoryChips } from './CategoryChips'
import classes from './FaqPage.module.css'
import { QuestionCard } from './QuestionCard'

const route = getRouteApi('/_authed/faq')

/** Questions and answers by category, in the language on screen. */
export function FaqPage() {
  const { t, i18n } = useLingui()
  const read = useQuery(faqQueries.all(i18n.locale))
  const { data: faqs, error, refetch, isFetching } = read
  return (
    <div className={classes.page}>
      <PageHeader title={t`FAQ`}>
        <Trans>Short answers to what people ask most.</Trans>
      </PageHeader>
      <RefreshProblem of={[read]} />
      {faqs && <Questions faqs={faqs} />}
      {!faqs && !error && <SkeletonList rows={6} />}
      {!faqs && error && (
        <ErrorBox onRetry={() => void refetch()} isRetrying={isFetching}>
          {i18n._(errorText(error))}
        </ErrorBox>
      )}
    </div>
  )
}

function Questions({ faqs }: { faqs: readonly Faq[] }) {
  const { i18n } = useLingui()
  const { category, question } = route.useSearch()
  const categories = faqCategories(faqs)
  const shown = category ? categories.filter((one) => one === category) : categories
  const textOf = (one: string) => faqCategoryText(one, (text) => i18n._(text))
  return (
    <>
      {faqs.length > 0 && (
        <CategoryChips chosen={category} categories={categories.map((key) => ({ key, text: textOf(key) }))} />
      )}
      {shown.length === 0 && (
        <EmptyState
          icon={<IconHelpCircle />}
          title={<Trans>No FAQs found</Trans>}
          text={
            <Trans>
              Questions and their answers will be here. Your nutritionist is glad to help meanwhile.
            </Trans>
          }
        />
      )}
      {shown.map((one) => (
        <Section key={one} title={textOf(one)}>
          <div className={classes.cards}>
            {faqs
              .filter((faq) => faq.category === one)
              .map((faq) => (
                <QuestionCard key={faq.id} faq={faq} isAsked={faq.id === question} />
              ))}
          </div>
        </Section>
      ))}
    </>
  )
}
