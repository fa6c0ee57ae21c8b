import type { Cast } from '../harness/people.ts'
import { rows } from '../access/fixture.ts'
import { filled, known, longest, range, webAddress, type CheckedRow } from './check.ts'

const languages = ['Azerbaijani', 'Turkish', 'Russian', 'English', 'French', 'German', 'Spanish']

const documents = (column: string, owner: string, ownField: string) => {
  const list = (changes: object) =>
    `${column} = '${JSON.stringify([{ name: 'Diploma', type: 'application/pdf', url: `${owner}/documents/1.pdf`, ...changes }])}'`
  return {
    refuses: [
      list({ url: 'https://example.com/1.pdf' }),
      list({ type: 'image/png' }),
      list({ secret: 1 }),
      `${column} = '{}'`,
    ],
    takes: [list({ [ownField]: 'x' }), `${column} = '[]'`],
  }
}

const ofClient = ({ owner, assigned }: Cast): CheckedRow => ({
  row: 'public.profiles where id = $1',
  id: owner.id,
  checks: {
    profiles_name_length: filled('name', 120),
    profiles_name_signs: {
      refuses: [`name = E'Anna\\u202e'`, `name = E'An\\u200bna'`, `name = E'\\ufeffAnna'`],
      takes: [`name = 'Анна-Мария О’Нил'`, `name = 'آنا'`],
    },
    profiles_email_length: longest('email', 320),
    profiles_role_known: {
      refuses: [`role = 'admin'`, `role = ''`],
      takes: [`role = 'client'`],
    },
    profiles_age_range: range('age', 13, 120),
    profiles_gender_known: known('gender', 'male', 'female', 'other'),
    profiles_occupation_length: longest('occupation', 120),
    profiles_objectives_length: longest('objectives', 2000),
    profiles_documents_for_nutritionists: {
      refuses: [
        `education_documents = '[{"name": "Diploma", "type": "application/pdf", "url": "${owner.id}/documents/1.pdf"}]'`,
      ],
      takes: [`education_documents = '[]'`],
    },
    profiles_picture_is_own_file: {
      refuses: [
        `profile_picture_url = '${assigned.id}/1.png'`,
        `profile_picture_url = 'https://example.com/1.png'`,
        `profile_picture_url = 'https://abc.supabase.co/storage/v1/object/public/profile-pictures/${owner.id}/1.png'`,
        `profile_picture_url = '${owner.id}/1.pdf'`,
        `profile_picture_url = 'data:image/png;base64,AA=='`,
      ],
      takes: [
        `profile_picture_url = '${owner.id}/1.png'`,
        `profile_picture_url = '${owner.id}/1-a.jpg'`,
        'profile_picture_url = null',
      ],
    },
    profiles_reference_id_for_nutritionists: {
      refuses: [`reference_id = 'ABC123'`],
      takes: ['reference_id = null'],
    },
  },
})

const ofNutritionist = ({ assigned }: Cast): CheckedRow => ({
  row: 'public.profiles where id = $1',
  id: assigned.id,
  checks: {
    profiles_health_fields_for_clients: {
      refuses: ['age = 40', `gender = 'other'`, `occupation = 'Cook'`, `objectives = 'Rest'`],
      takes: ['age = null'],
    },
    profiles_bio_length: longest('bio', 4000),
    profiles_expertise_list: {
      refuses: [
        `expertise = array['']`,
        `expertise = array['a', 'a']`,
        `expertise = array[repeat('x', 61)]`,
        `expertise = array(select 'e' || n from generate_series(1, 21) n)`,
      ],
      takes: [`expertise = array(select 'e' || n from generate_series(1, 20) n)`, `expertise = '{}'`],
    },
    profiles_education_length: longest('education', 2000),
    profiles_years_experience_range: range('years_experience', 0, 80),
    profiles_certifications_length: longest('certifications', 2000),
    profiles_consultation_rate_range: range('consultation_rate', 0, 100_000, 0.01),
    profiles_languages_known: {
      refuses: [`languages = array['Klingon']`, `languages = array['English', 'English']`],
      takes: [`languages = array['${languages.join(`','`)}']`],
    },
    profiles_website_url_address: webAddress('website_url'),
    profiles_linkedin_url_address: webAddress('linkedin_url'),
    profiles_instagram_url_address: webAddress('instagram_url'),
    profiles_facebook_url_address: webAddress('facebook_url'),
    profiles_twitter_url_address: webAddress('twitter_url'),
    profiles_youtube_url_address: webAddress('youtube_url'),
    profiles_reference_id_form: {
      refuses: [`reference_id = 'abc123'`, `reference_id = 'ABC12'`, `reference_id = 'ABC-12'`],
      takes: [`reference_id = 'ABC123'`],
    },
    profiles_education_documents_valid: documents('education_documents', assigned.id, 'school'),
    profiles_certification_documents_valid: documents('certification_documents', assigned.id, 'issuer'),
  },
})

export const checksOfPeople = (cast: Cast): CheckedRow[] => [
  ofClient(cast),
  ofNutritionist(cast),
  {
    row: 'public.client_nutritionist_relationships where client_id = $1',
    id: cast.owner.id,
    checks: {
      relationships_of_two_people: {
        refuses: ['nutritionist_id = client_id'],
        takes: [`nutritionist_id = '${cast.pending.id}'`],
      },
    },
  },
  {
    row: 'public.connection_requests where id = $1',
    id: rows.request,
    checks: {
      connection_requests_of_two_people: {
        refuses: ['client_id = nutritionist_id'],
        takes: [`client_id = '${cast.otherClient.id}'`],
      },
      connection_requests_status_known: {
        refuses: [`status = 'cancelled'`, `status = ''`],
        takes: [`status = 'pending'`, `status = 'rejected'`],
      },
    },
  },
  {
    row: 'private.settings where $1 = $1',
    id: 'the only row',
    checks: {
      settings_is_one_row: { refuses: ['only_row = false'], takes: ['only_row = true'] },
      settings_weekly_booking_limit_range: range('weekly_booking_limit', 1, 7),
      settings_cancel_notice_range: {
        refuses: [`cancel_notice = '-1 minute'`, `cancel_notice = '14 days 1 minute'`],
        takes: [`cancel_notice = '0'`, `cancel_notice = '14 days'`],
      },
      settings_review_period_range: {
        refuses: [`review_period = '23 hours'`, `review_period = '366 days'`],
        takes: [`review_period = '1 day'`, `review_period = '365 days'`],
      },
    },
  },
]
