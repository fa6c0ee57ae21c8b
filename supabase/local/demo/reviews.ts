import type { Query } from '../database.ts'
import { idOf } from './chance.ts'
import { insertMissing } from './insert.ts'
import { clients } from './clients.ts'
import { nutritionists } from './nutritionists.ts'

interface Review {
  from: string
  about: string
  rating: number
  comment: string
  anonymous: boolean
  daysAgo: number
}

const reviews: Review[] = [
  {
    from: 'anna@example.com',
    about: 'elena@example.com',
    rating: 5,
    comment: 'Clear, kind, and the plan fits my week.',
    anonymous: false,
    daysAgo: 40,
  },
  {
    from: 'denis@example.com',
    about: 'elena@example.com',
    rating: 4,
    comment: 'Practical advice. Answers come fast.',
    anonymous: true,
    daysAgo: 31,
  },
  {
    from: 'olga@example.com',
    about: 'elena@example.com',
    rating: 5,
    comment: 'Впервые завтракаю каждый день.',
    anonymous: false,
    daysAgo: 22,
  },
  {
    from: 'james@example.com',
    about: 'elena@example.com',
    rating: 4,
    comment: 'Good talks, I am the slow part.',
    anonymous: false,
    daysAgo: 15,
  },
  {
    from: 'sophie@example.com',
    about: 'marcus@example.com',
    rating: 5,
    comment: 'Got me through my first half marathon.',
    anonymous: false,
    daysAgo: 50,
  },
  {
    from: 'maria@example.com',
    about: 'marcus@example.com',
    rating: 3,
    comment: 'Knows his field, but has little time.',
    anonymous: true,
    daysAgo: 28,
  },
  {
    from: 'timur@example.com',
    about: 'irina@example.com',
    rating: 5,
    comment: 'Сахар ровный второй месяц. Спасибо!',
    anonymous: false,
    daysAgo: 12,
  },
]

/** Writes the reviews, each with the request that it completed, and asks one client for a review. */
export async function writeReviews(query: Query, now: Date): Promise<void> {
  const personId = new Map([...clients, ...nutritionists].map(({ email, id }) => [email, id]))
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString()
  const idsOf = ({ from, about }: Pick<Review, 'from' | 'about'>) => ({
    client_id: personId.get(from),
    nutritionist_id: personId.get(about),
  })
  const key = ({ from, about }: Pick<Review, 'from' | 'about'>) => `${from} ${about}`
  await insertMissing(query, 'public.review_requests', [
    ...reviews.map((review) => ({
      id: idOf(`review request ${key(review)}`),
      ...idsOf(review),
      sent_at: daysAgo(review.daysAgo + 1),
      expires_at: daysAgo(review.daysAgo - 29),
      completed: true,
    })),
    {
      id: idOf('open review request'),
      ...idsOf({ from: 'anna@example.com', about: 'elena@example.com' }),
      sent_at: daysAgo(2),
      expires_at: daysAgo(-28),
      completed: false,
    },
  ])
  await insertMissing(
    query,
    'public.nutritionist_reviews',
    reviews.map((review) => ({
      id: idOf(`review ${key(review)}`),
      nutritionist_id: idsOf(review).nutritionist_id,
      client_id: review.anonymous ? null : idsOf(review).client_id,
      rating: review.rating,
      comment: review.comment,
      anonymous: review.anonymous,
      created_at: review.anonymous
        ? `${daysAgo(review.daysAgo).slice(0, 10)}T00:00:00Z`
        : daysAgo(review.daysAgo),
    })),
  )
  await query(
    `insert into private.review_authors (review_id, client_id, request_id)
     select review_id, client_id, request_id
     from jsonb_populate_recordset(null::private.review_authors, $1::jsonb)
     on conflict do nothing`,
    [
      JSON.stringify(
        reviews.map((review) => ({
          review_id: idOf(`review ${key(review)}`),
          client_id: idsOf(review).client_id,
          request_id: idOf(`review request ${key(review)}`),
        })),
      ),
    ],
  )
}
