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
            languages: string[] | null
            linkedin_url: string | null
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
          languages: string[] | null
          linkedin_url: string | null
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
          languages?: string[] | null
          linkedin_url?: string | null
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
          languages?: string[] | null
          linkedin_url?: string | null
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
      client: {
        Args: { "": Database["public"]["Tables"]["connection_requests"]["Row"] }
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
          languages: string[] | null
          linkedin_url: string | null
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
