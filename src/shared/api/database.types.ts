// Generated from supabase/migrations by `npm run db:types`. Not edited by hand.

export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      appointments: {
        Row: {
          cancellation_deadline: string
          client_id: string | null
          created_at: string
          duration: number
          end_time: string
          id: string
          nutritionist_id: string
          slot_date: string
          slot_week: string
          start_time: string
          status: string
        }
        Insert: {
          cancellation_deadline: string
          client_id?: string | null
          created_at?: string
          duration?: number
          end_time: string
          id?: string
          nutritionist_id: string
          slot_date: string
          slot_week: string
          start_time: string
          status?: string
        }
        Update: {
          cancellation_deadline?: string
          client_id?: string | null
          created_at?: string
          duration?: number
          end_time?: string
          id?: string
          nutritionist_id?: string
          slot_date?: string
          slot_week?: string
          start_time?: string
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "appointments_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "appointments_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      attention_marks: {
        Row: {
          client_id: string
          created_at: string
          evidence_at: string | null
          kind: string
          mood_change: number | null
          nutritionist_id: string
          reason: string
          until: string | null
        }
        Insert: {
          client_id: string
          created_at?: string
          evidence_at?: string | null
          kind: string
          mood_change?: number | null
          nutritionist_id: string
          reason: string
          until?: string | null
        }
        Update: {
          client_id?: string
          created_at?: string
          evidence_at?: string | null
          kind?: string
          mood_change?: number | null
          nutritionist_id?: string
          reason?: string
          until?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "attention_marks_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "client_nutritionist_relationships"
            referencedColumns: ["client_id"]
          },
        ]
      }
      client_nutritionist_relationships: {
        Row: {
          client_id: string
          created_at: string
          id: string
          nutritionist_id: string
        }
        Insert: {
          client_id: string
          created_at?: string
          id?: string
          nutritionist_id: string
        }
        Update: {
          client_id?: string
          created_at?: string
          id?: string
          nutritionist_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "client_nutritionist_relationships_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "client_nutritionist_relationships_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      client_target_history: {
        Row: {
          changed_at: string
          client_id: string
          id: string
          notes: string | null
          nutritionist_id: string
          target_daily_calories: number | null
          target_daily_calories_burned: number | null
          target_date: string | null
          target_id: string
          target_waist: number | null
          target_weekly_exercise_minutes: number | null
          target_weight: number | null
        }
        Insert: {
          changed_at: string
          client_id: string
          id?: string
          notes?: string | null
          nutritionist_id: string
          target_daily_calories?: number | null
          target_daily_calories_burned?: number | null
          target_date?: string | null
          target_id: string
          target_waist?: number | null
          target_weekly_exercise_minutes?: number | null
          target_weight?: number | null
        }
        Update: {
          changed_at?: string
          client_id?: string
          id?: string
          notes?: string | null
          nutritionist_id?: string
          target_daily_calories?: number | null
          target_daily_calories_burned?: number | null
          target_date?: string | null
          target_id?: string
          target_waist?: number | null
          target_weekly_exercise_minutes?: number | null
          target_weight?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "client_target_history_target_id_fkey"
            columns: ["target_id"]
            isOneToOne: false
            referencedRelation: "client_targets"
            referencedColumns: ["id"]
          },
        ]
      }
      client_targets: {
        Row: {
          client_id: string
          created_at: string
          id: string
          notes: string | null
          nutritionist_id: string
          target_daily_calories: number | null
          target_daily_calories_burned: number | null
          target_date: string | null
          target_waist: number | null
          target_weekly_exercise_minutes: number | null
          target_weight: number | null
          updated_at: string
        }
        Insert: {
          client_id: string
          created_at?: string
          id?: string
          notes?: string | null
          nutritionist_id: string
          target_daily_calories?: number | null
          target_daily_calories_burned?: number | null
          target_date?: string | null
          target_waist?: number | null
          target_weekly_exercise_minutes?: number | null
          target_weight?: number | null
          updated_at?: string
        }
        Update: {
          client_id?: string
          created_at?: string
          id?: string
          notes?: string | null
          nutritionist_id?: string
          target_daily_calories?: number | null
          target_daily_calories_burned?: number | null
          target_date?: string | null
          target_waist?: number | null
          target_weekly_exercise_minutes?: number | null
          target_weight?: number | null
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "client_targets_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "client_targets_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      connection_requests: {
        Row: {
          client_id: string
          created_at: string
          id: string
          nutritionist_id: string
          responded_at: string | null
          status: string
          client: {
            age: number | null
            bio: string | null
            certification_documents: NonNullable<Json>
            certifications: string | null
            consultation_rate: number | null
            created_at: string
            education: string | null
            education_documents: NonNullable<Json>
            email: string
            expertise: string[] | null
            facebook_url: string | null
            gender: string | null
            id: string
            instagram_url: string | null
            is_timezone_pinned: boolean
            languages: string[] | null
            linkedin_url: string | null
            locale: string | null
            name: string
            objectives: string | null
            occupation: string | null
            profile_picture_url: string | null
            reference_id: string | null
            role: string
            timezone: string
            twitter_url: string | null
            website_url: string | null
            years_experience: number | null
            youtube_url: string | null
          } | null
        }
        Insert: {
          client_id: string
          created_at?: string
          id?: string
          nutritionist_id: string
          responded_at?: string | null
          status?: string
        }
        Update: {
          client_id?: string
          created_at?: string
          id?: string
          nutritionist_id?: string
          responded_at?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "connection_requests_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "connection_requests_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      exercise_entries: {
        Row: {
          calories_burned: number
          created_at: string
          date: string
          duration: number
          id: string
          notes: string | null
          type: string
          updated_at: string
          user_id: string
        }
        Insert: {
          calories_burned: number
          created_at?: string
          date: string
          duration: number
          id?: string
          notes?: string | null
          type: string
          updated_at?: string
          user_id: string
        }
        Update: {
          calories_burned?: number
          created_at?: string
          date?: string
          duration?: number
          id?: string
          notes?: string | null
          type?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "exercise_entries_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      faqs: {
        Row: {
          answer: string
          category: string
          id: string
          language: string
          position: number
          question: string
        }
        Insert: {
          answer: string
          category?: string
          id?: string
          language?: string
          position?: number
          question: string
        }
        Update: {
          answer?: string
          category?: string
          id?: string
          language?: string
          position?: number
          question?: string
        }
        Relationships: []
      }
      feedback: {
        Row: {
          about_chart: string | null
          about_day: string | null
          about_id: string | null
          about_kind: string | null
          attachment_name: string | null
          attachment_size: number | null
          attachment_type: string | null
          attachment_url: string | null
          client_id: string
          created_at: string
          id: string
          message: string
          message_type: string
          nutritionist_id: string | null
          read_at: string | null
          meal: {
            calories: number
            carbs_grams: number
            created_at: string
            date: string
            fat_grams: number
            id: string
            image_url: string | null
            meal_type: string
            mood_after_eating: string | null
            mood_before_eating: string | null
            notes: string | null
            protein_grams: number
            title: string
            updated_at: string
            user_id: string
          } | null
          measurement: {
            created_at: string
            date: string
            id: string
            notes: string | null
            updated_at: string
            user_id: string
            waist: number | null
            weight: number | null
          } | null
        }
        Insert: {
          about_chart?: string | null
          about_day?: string | null
          about_id?: string | null
          about_kind?: string | null
          attachment_name?: string | null
          attachment_size?: number | null
          attachment_type?: string | null
          attachment_url?: string | null
          client_id: string
          created_at?: string
          id?: string
          message: string
          message_type: string
          nutritionist_id?: string | null
          read_at?: string | null
        }
        Update: {
          about_chart?: string | null
          about_day?: string | null
          about_id?: string | null
          about_kind?: string | null
          attachment_name?: string | null
          attachment_size?: number | null
          attachment_type?: string | null
          attachment_url?: string | null
          client_id?: string
          created_at?: string
          id?: string
          message?: string
          message_type?: string
          nutritionist_id?: string | null
          read_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "feedback_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "feedback_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      food_entries: {
        Row: {
          calories: number
          carbs_grams: number
          created_at: string
          date: string
          fat_grams: number
          id: string
          image_url: string | null
          meal_type: string
          mood_after_eating: string | null
          mood_before_eating: string | null
          notes: string | null
          protein_grams: number
          title: string
          updated_at: string
          user_id: string
        }
        Insert: {
          calories?: number
          carbs_grams?: number
          created_at?: string
          date: string
          fat_grams?: number
          id?: string
          image_url?: string | null
          meal_type: string
          mood_after_eating?: string | null
          mood_before_eating?: string | null
          notes?: string | null
          protein_grams?: number
          title: string
          updated_at?: string
          user_id: string
        }
        Update: {
          calories?: number
          carbs_grams?: number
          created_at?: string
          date?: string
          fat_grams?: number
          id?: string
          image_url?: string | null
          meal_type?: string
          mood_after_eating?: string | null
          mood_before_eating?: string | null
          notes?: string | null
          protein_grams?: number
          title?: string
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "food_entries_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      ingredients: {
        Row: {
          food_entry_id: string
          id: string
          name: string
          position: number
          quantity: number
          unit: string
        }
        Insert: {
          food_entry_id: string
          id?: string
          name: string
          position?: number
          quantity: number
          unit: string
        }
        Update: {
          food_entry_id?: string
          id?: string
          name?: string
          position?: number
          quantity?: number
          unit?: string
        }
        Relationships: [
          {
            foreignKeyName: "ingredients_food_entry_id_fkey"
            columns: ["food_entry_id"]
            isOneToOne: false
            referencedRelation: "food_entries"
            referencedColumns: ["id"]
          },
        ]
      }
      measurements: {
        Row: {
          created_at: string
          date: string
          id: string
          notes: string | null
          updated_at: string
          user_id: string
          waist: number | null
          weight: number | null
        }
        Insert: {
          created_at?: string
          date: string
          id?: string
          notes?: string | null
          updated_at?: string
          user_id: string
          waist?: number | null
          weight?: number | null
        }
        Update: {
          created_at?: string
          date?: string
          id?: string
          notes?: string | null
          updated_at?: string
          user_id?: string
          waist?: number | null
          weight?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "measurements_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      mood_entries: {
        Row: {
          created_at: string
          date: string
          id: string
          mood: number
          notes: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          date: string
          id?: string
          mood: number
          notes?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          date?: string
          id?: string
          mood?: number
          notes?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "mood_entries_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      notifications: {
        Row: {
          actor_id: string | null
          actor_name: string | null
          changed_at: string | null
          created_at: string
          id: string
          kind: string
          origin: string | null
          read_at: string | null
          recipient_id: string
          subject_id: string | null
          topic: string | null
        }
        Insert: {
          actor_id?: string | null
          actor_name?: string | null
          changed_at?: string | null
          created_at?: string
          id?: string
          kind: string
          origin?: string | null
          read_at?: string | null
          recipient_id: string
          subject_id?: string | null
          topic?: string | null
        }
        Update: {
          actor_id?: string | null
          actor_name?: string | null
          changed_at?: string | null
          created_at?: string
          id?: string
          kind?: string
          origin?: string | null
          read_at?: string | null
          recipient_id?: string
          subject_id?: string | null
          topic?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "notifications_recipient_id_fkey"
            columns: ["recipient_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      nutritionist_reviews: {
        Row: {
          anonymous: boolean
          client_id: string | null
          comment: string | null
          created_at: string
          id: string
          nutritionist_id: string
          rating: number
          client: {
            age: number | null
            bio: string | null
            certification_documents: NonNullable<Json>
            certifications: string | null
            consultation_rate: number | null
            created_at: string
            education: string | null
            education_documents: NonNullable<Json>
            email: string
            expertise: string[] | null
            facebook_url: string | null
            gender: string | null
            id: string
            instagram_url: string | null
            is_timezone_pinned: boolean
            languages: string[] | null
            linkedin_url: string | null
            locale: string | null
            name: string
            objectives: string | null
            occupation: string | null
            profile_picture_url: string | null
            reference_id: string | null
            role: string
            timezone: string
            twitter_url: string | null
            website_url: string | null
            years_experience: number | null
            youtube_url: string | null
          } | null
        }
        Insert: {
          anonymous?: boolean
          client_id?: string | null
          comment?: string | null
          created_at?: string
          id?: string
          nutritionist_id: string
          rating: number
        }
        Update: {
          anonymous?: boolean
          client_id?: string | null
          comment?: string | null
          created_at?: string
          id?: string
          nutritionist_id?: string
          rating?: number
        }
        Relationships: [
          {
            foreignKeyName: "nutritionist_reviews_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "nutritionist_reviews_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      nutritionist_stats: {
        Row: {
          average_rating: number | null
          client_count: number
          nutritionist_id: string
          review_count: number
          search_key: string
        }
        Insert: {
          average_rating?: number | null
          client_count?: number
          nutritionist_id: string
          review_count?: number
          search_key?: string
        }
        Update: {
          average_rating?: number | null
          client_count?: number
          nutritionist_id?: string
          review_count?: number
          search_key?: string
        }
        Relationships: [
          {
            foreignKeyName: "nutritionist_stats_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      profiles: {
        Row: {
          age: number | null
          bio: string | null
          certification_documents: NonNullable<Json>
          certifications: string | null
          consultation_rate: number | null
          created_at: string
          education: string | null
          education_documents: NonNullable<Json>
          email: string
          expertise: string[] | null
          facebook_url: string | null
          gender: string | null
          id: string
          instagram_url: string | null
          is_timezone_pinned: boolean
          languages: string[] | null
          linkedin_url: string | null
          locale: string | null
          name: string
          objectives: string | null
          occupation: string | null
          profile_picture_url: string | null
          reference_id: string | null
          role: string
          timezone: string
          twitter_url: string | null
          website_url: string | null
          years_experience: number | null
          youtube_url: string | null
        }
        Insert: {
          age?: number | null
          bio?: string | null
          certification_documents?: NonNullable<Json>
          certifications?: string | null
          consultation_rate?: number | null
          created_at?: string
          education?: string | null
          education_documents?: NonNullable<Json>
          email?: string
          expertise?: string[] | null
          facebook_url?: string | null
          gender?: string | null
          id: string
          instagram_url?: string | null
          is_timezone_pinned?: boolean
          languages?: string[] | null
          linkedin_url?: string | null
          locale?: string | null
          name: string
          objectives?: string | null
          occupation?: string | null
          profile_picture_url?: string | null
          reference_id?: string | null
          role?: string
          timezone?: string
          twitter_url?: string | null
          website_url?: string | null
          years_experience?: number | null
          youtube_url?: string | null
        }
        Update: {
          age?: number | null
          bio?: string | null
          certification_documents?: NonNullable<Json>
          certifications?: string | null
          consultation_rate?: number | null
          created_at?: string
          education?: string | null
          education_documents?: NonNullable<Json>
          email?: string
          expertise?: string[] | null
          facebook_url?: string | null
          gender?: string | null
          id?: string
          instagram_url?: string | null
          is_timezone_pinned?: boolean
          languages?: string[] | null
          linkedin_url?: string | null
          locale?: string | null
          name?: string
          objectives?: string | null
          occupation?: string | null
          profile_picture_url?: string | null
          reference_id?: string | null
          role?: string
          timezone?: string
          twitter_url?: string | null
          website_url?: string | null
          years_experience?: number | null
          youtube_url?: string | null
        }
        Relationships: []
      }
      review_requests: {
        Row: {
          appointment_id: string | null
          client_id: string
          completed: boolean
          expires_at: string
          id: string
          nutritionist_id: string
          sent_at: string
        }
        Insert: {
          appointment_id?: string | null
          client_id: string
          completed?: boolean
          expires_at?: string
          id?: string
          nutritionist_id: string
          sent_at?: string
        }
        Update: {
          appointment_id?: string | null
          client_id?: string
          completed?: boolean
          expires_at?: string
          id?: string
          nutritionist_id?: string
          sent_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "review_requests_appointment_id_fkey"
            columns: ["appointment_id"]
            isOneToOne: false
            referencedRelation: "appointments"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "review_requests_client_id_fkey"
            columns: ["client_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "review_requests_nutritionist_id_fkey"
            columns: ["nutritionist_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      sleep_entries: {
        Row: {
          created_at: string
          date: string
          hours: number
          id: string
          notes: string | null
          updated_at: string
          user_id: string
        }
        Insert: {
          created_at?: string
          date: string
          hours: number
          id?: string
          notes?: string | null
          updated_at?: string
          user_id: string
        }
        Update: {
          created_at?: string
          date?: string
          hours?: number
          id?: string
          notes?: string | null
          updated_at?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "sleep_entries_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      wearable_connections: {
        Row: {
          created_at: string
          id: string
          provider: string
          user_id: string
        }
        Insert: {
          created_at?: string
          id?: string
          provider: string
          user_id: string
        }
        Update: {
          created_at?: string
          id?: string
          provider?: string
          user_id?: string
        }
        Relationships: [
          {
            foreignKeyName: "wearable_connections_user_id_fkey"
            columns: ["user_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_document: {
        Args: { document: Json; kind: string }
        Returns: undefined
      }
      client:
        | {
            Args: {
              "": Database["public"]["Tables"]["connection_requests"]["Row"]
            }
            Returns: {
              age: number | null
              bio: string | null
              certification_documents: NonNullable<Json>
              certifications: string | null
              consultation_rate: number | null
              created_at: string
              education: string | null
              education_documents: NonNullable<Json>
              email: string
              expertise: string[] | null
              facebook_url: string | null
              gender: string | null
              id: string
              instagram_url: string | null
              is_timezone_pinned: boolean
              languages: string[] | null
              linkedin_url: string | null
              locale: string | null
              name: string
              objectives: string | null
              occupation: string | null
              profile_picture_url: string | null
              reference_id: string | null
              role: string
              timezone: string
              twitter_url: string | null
              website_url: string | null
              years_experience: number | null
              youtube_url: string | null
            }
            SetofOptions: {
              from: "connection_requests"
              to: "profiles"
              isOneToOne: true
              isSetofReturn: true
            }
          }
        | {
            Args: {
              "": Database["public"]["Tables"]["nutritionist_reviews"]["Row"]
            }
            Returns: {
              age: number | null
              bio: string | null
              certification_documents: NonNullable<Json>
              certifications: string | null
              consultation_rate: number | null
              created_at: string
              education: string | null
              education_documents: NonNullable<Json>
              email: string
              expertise: string[] | null
              facebook_url: string | null
              gender: string | null
              id: string
              instagram_url: string | null
              is_timezone_pinned: boolean
              languages: string[] | null
              linkedin_url: string | null
              locale: string | null
              name: string
              objectives: string | null
              occupation: string | null
              profile_picture_url: string | null
              reference_id: string | null
              role: string
              timezone: string
              twitter_url: string | null
              website_url: string | null
              years_experience: number | null
              youtube_url: string | null
            }
            SetofOptions: {
              from: "nutritionist_reviews"
              to: "profiles"
              isOneToOne: true
              isSetofReturn: true
            }
          }
      client_activity: {
        Args: { client: string; days: number; until?: string }
        Returns: Json
      }
      client_day: { Args: { client?: string; day: string }; Returns: Json }
      client_figures: {
        Args: {
          client_ids: string[]
          days: number
          today?: string
          until?: string
        }
        Returns: Json[]
      }
      client_moods: {
        Args: {
          client: string
          from_day: string
          only_meal?: string
          to_day: string
        }
        Returns: Json
      }
      client_overview: { Args: Record<PropertyKey, never>; Returns: Json }
      client_report: { Args: { days: number; to_day: string }; Returns: Json }
      coach_analytics: {
        Args: { client?: string; days: number }
        Returns: Json
      }
      current_targets: {
        Args: { client: string }
        Returns: {
          client_id: string
          created_at: string
          id: string
          notes: string | null
          nutritionist_id: string
          target_daily_calories: number | null
          target_daily_calories_burned: number | null
          target_date: string | null
          target_waist: number | null
          target_weekly_exercise_minutes: number | null
          target_weight: number | null
          updated_at: string
        }
        SetofOptions: {
          from: "*"
          to: "client_targets"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      daily_analytics: {
        Args: { client_ids: string[]; days: number }
        Returns: Json[]
      }
      daily_totals: {
        Args: { client_ids: string[]; from_day: string; to_day: string }
        Returns: {
          calories: number
          calories_burned: number
          carbs_grams: number
          date: string
          exercise_minutes: number
          exercises: number
          fat_grams: number
          meals: number
          mood: number
          protein_grams: number
          sleep_hours: number
          user_id: string
          waist: number
          waists: number
          weight: number
          weights: number
        }[]
      }
      delete_my_account: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      export_my_data: { Args: Record<PropertyKey, never>; Returns: Json }
      find_nutritionists: {
        Args: { only_reference?: boolean; typed: string }
        Returns: {
          average_rating: number
          expertise: string[]
          id: string
          name: string
          profile_picture_url: string
          years_experience: number
        }[]
      }
      food_log: {
        Args: { before_day: string; day: string; day_count?: number }
        Returns: Json
      }
      list_conversations: {
        Args: Record<PropertyKey, never>
        Returns: {
          client_id: string
          connected: boolean
          last_message: string
          last_message_at: string
          last_message_type: string
          name: string
          nutritionist_id: string
          profile_picture_url: string
          unread: number
        }[]
      }
      list_health_access: {
        Args: { newest?: number }
        Returns: {
          action: string
          actor_id: string
          actor_name: string
          at: string
          subject: string
        }[]
      }
      list_meal_history: {
        Args: { before_day: string; day_count?: number }
        Returns: {
          calories: number
          carbs_grams: number
          created_at: string
          date: string
          fat_grams: number
          id: string
          image_url: string | null
          meal_type: string
          mood_after_eating: string | null
          mood_before_eating: string | null
          notes: string | null
          protein_grams: number
          title: string
          updated_at: string
          user_id: string
        }[]
        SetofOptions: {
          from: "*"
          to: "food_entries"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      list_my_files: {
        Args: Record<PropertyKey, never>
        Returns: {
          bucket: string
          key: string
          media_type: string
          size: number
        }[]
      }
      mark_attention: {
        Args: {
          client: string
          evidence_at?: string
          kind: string
          mood_change?: number
          reasons: string[]
        }
        Returns: {
          client_id: string
          created_at: string
          evidence_at: string | null
          kind: string
          mood_change: number | null
          nutritionist_id: string
          reason: string
          until: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "attention_marks"
          isOneToOne: false
          isSetofReturn: true
        }
      }
      mark_messages_read: {
        Args: { client: string; seen_until?: string }
        Returns: number
      }
      mark_notifications_read: { Args: { ids?: string[] }; Returns: number }
      meal: {
        Args: { "": Database["public"]["Tables"]["feedback"]["Row"] }
        Returns: {
          calories: number
          carbs_grams: number
          created_at: string
          date: string
          fat_grams: number
          id: string
          image_url: string | null
          meal_type: string
          mood_after_eating: string | null
          mood_before_eating: string | null
          notes: string | null
          protein_grams: number
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "feedback"
          to: "food_entries"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      measurement: {
        Args: { "": Database["public"]["Tables"]["feedback"]["Row"] }
        Returns: {
          created_at: string
          date: string
          id: string
          notes: string | null
          updated_at: string
          user_id: string
          waist: number | null
          weight: number | null
        }
        SetofOptions: {
          from: "feedback"
          to: "measurements"
          isOneToOne: true
          isSetofReturn: true
        }
      }
      nutritionist_day: { Args: Record<PropertyKey, never>; Returns: Json }
      open_client: { Args: { client: string }; Returns: Json }
      rating_distribution: {
        Args: { nutritionist: string }
        Returns: {
          rating: number
          review_count: number
        }[]
      }
      remove_document: {
        Args: { kind: string; url: string }
        Returns: undefined
      }
      return_photo_analysis: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      save_meal: {
        Args: { ingredients: Json; meal: Json; seen_updated_at?: string }
        Returns: {
          calories: number
          carbs_grams: number
          created_at: string
          date: string
          fat_grams: number
          id: string
          image_url: string | null
          meal_type: string
          mood_after_eating: string | null
          mood_before_eating: string | null
          notes: string | null
          protein_grams: number
          title: string
          updated_at: string
          user_id: string
        }
        SetofOptions: {
          from: "*"
          to: "food_entries"
          isOneToOne: true
          isSetofReturn: false
        }
      }
      schema_version: { Args: Record<PropertyKey, never>; Returns: number }
      search_nutritionists: {
        Args: {
          after_id?: string
          max_rate?: number
          max_years?: number
          min_rate?: number
          min_years?: number
          page_size?: number
          reference?: string
          search?: string
          with_expertise?: string
          with_language?: string
        }
        Returns: {
          average_rating: number
          bio: string
          client_count: number
          consultation_rate: number
          created_at: string
          email: string
          everyone: number
          expertise: string[]
          id: string
          languages: string[]
          matching: number
          name: string
          profile_picture_url: string
          reference_id: string
          review_count: number
          years_experience: number
        }[]
      }
      session_brief: { Args: { client: string }; Returns: Json }
      start_account_deletion: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      take_photo_analysis: {
        Args: Record<PropertyKey, never>
        Returns: undefined
      }
      target_course: { Args: { client: string }; Returns: Json[] }
      unmark_attention: {
        Args: { client: string; kind: string; reasons: string[] }
        Returns: {
          client_id: string
          created_at: string
          evidence_at: string | null
          kind: string
          mood_change: number | null
          nutritionist_id: string
          reason: string
          until: string | null
        }[]
        SetofOptions: {
          from: "*"
          to: "attention_marks"
          isOneToOne: false
          isSetofReturn: true
        }
      }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
