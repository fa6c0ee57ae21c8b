export interface TableRights {
  deletes: boolean
  columns: Record<string, string>
}

/**
 * What a signed-in user may name in a statement, column by column: s select, i insert, u update; and whether rows may be
 * deleted at all. Signed out, nothing. Written by hand on purpose: a new column or table has no entry and fails.
 */
export const columnsOfPeople: Record<string, TableRights> = {
  profiles: {
    deletes: false,
    columns: {
      id: 'siu',
      name: 'siu',
      email: 'siu',
      role: 'siu',
      reference_id: 'siu',
      profile_picture_url: 's-u',
      created_at: 's-u',
      timezone: 's-u',
      is_timezone_pinned: 's-u',
      locale: 's-u',
      age: 's-u',
      gender: 's-u',
      occupation: 's-u',
      objectives: 's-u',
      bio: 's-u',
      expertise: 's-u',
      education: 's-u',
      years_experience: 's-u',
      certifications: 's-u',
      consultation_rate: 's-u',
      languages: 's-u',
      website_url: 's-u',
      linkedin_url: 's-u',
      instagram_url: 's-u',
      facebook_url: 's-u',
      twitter_url: 's-u',
      youtube_url: 's-u',
      education_documents: 's-u',
      certification_documents: 's-u',
    },
  },
  client_nutritionist_relationships: {
    deletes: true,
    columns: { id: 's--', client_id: 's--', nutritionist_id: 's--', created_at: 's--' },
  },
  connection_requests: {
    deletes: true,
    columns: {
      id: 's--',
      client_id: 'si-',
      nutritionist_id: 'si-',
      status: 'siu',
      created_at: 's--',
      responded_at: 's--',
    },
  },
  food_entries: {
    deletes: true,
    columns: {
      id: 'siu',
      user_id: 'siu',
      date: 'siu',
      meal_type: 'siu',
      title: 'siu',
      calories: 'siu',
      protein_grams: 'siu',
      carbs_grams: 'siu',
      fat_grams: 'siu',
      notes: 'siu',
      mood_before_eating: 'siu',
      mood_after_eating: 'siu',
      image_url: 'siu',
      created_at: 'siu',
      updated_at: 's-u',
    },
  },
  ingredients: {
    deletes: true,
    columns: {
      id: 's--',
      food_entry_id: 'si-',
      name: 'si-',
      quantity: 'si-',
      unit: 'si-',
      position: 'si-',
    },
  },
  exercise_entries: {
    deletes: true,
    columns: {
      id: 'siu',
      user_id: 'siu',
      date: 'siu',
      type: 'siu',
      duration: 'siu',
      calories_burned: 'siu',
      notes: 'siu',
      created_at: 'siu',
      updated_at: 's-u',
    },
  },
  sleep_entries: {
    deletes: true,
    columns: {
      id: 'siu',
      user_id: 'siu',
      date: 'siu',
      hours: 'siu',
      notes: 'siu',
      created_at: 'siu',
      updated_at: 's-u',
    },
  },
  mood_entries: {
    deletes: true,
    columns: {
      id: 'siu',
      user_id: 'siu',
      date: 'siu',
      mood: 'siu',
      notes: 'siu',
      created_at: 'siu',
      updated_at: 's-u',
    },
  },
  measurements: {
    deletes: true,
    columns: {
      id: 'siu',
      user_id: 'siu',
      date: 'siu',
      weight: 'siu',
      waist: 'siu',
      notes: 'siu',
      created_at: 'siu',
      updated_at: 's-u',
    },
  },
  wearable_connections: {
    deletes: false,
    columns: { id: 's--', user_id: 's--', provider: 's--', created_at: 's--' },
  },
}
