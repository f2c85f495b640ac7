// Written by `npm run generate` from supabase/migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      account_settings: {
        Row: {
          language: string | null;
          name: string | null;
          receipt_mails: boolean;
          renewal_mails: boolean;
          time_zone: string | null;
          user_id: string;
        };
        Insert: {
          language?: string | null;
          name?: string | null;
          receipt_mails?: boolean;
          renewal_mails?: boolean;
          time_zone?: string | null;
          user_id: string;
        };
        Update: {
          language?: string | null;
          name?: string | null;
          receipt_mails?: boolean;
          renewal_mails?: boolean;
          time_zone?: string | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'account_settings_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_folders: {
        Row: {
          created_at: string;
          id: string;
          name: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          name: string;
          user_id?: string;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          name?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ad_folders_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_folders_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      ad_versions: {
        Row: {
          ad_id: string;
          created_at: string;
          images: NonNullable<Json>;
          n: number;
          recipe: NonNullable<Json>;
          user_id: string;
          viral_score: Json | null;
          workspace_id: string;
        };
        Insert: {
          ad_id: string;
          created_at?: string;
          images: NonNullable<Json>;
          n: number;
          recipe: NonNullable<Json>;
          user_id: string;
          viral_score?: Json | null;
          workspace_id?: string;
        };
        Update: {
          ad_id?: string;
          created_at?: string;
          images?: NonNullable<Json>;
          n?: number;
          recipe?: NonNullable<Json>;
          user_id?: string;
          viral_score?: Json | null;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ad_versions_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_versions_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ad_versions_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      ads: {
        Row: {
          ad_image_url: string | null;
          ad_image_url_story: string | null;
          ad_text: string | null;
          ad_type: string | null;
          created_at: string;
          id: string;
          is_boosted: boolean;
          is_favorite: boolean;
          prediction_id: string | null;
          status: string;
          title: string | null;
          user_id: string;
          workspace_id: string;
          alt_text: string | null;
          custom_name: string | null;
          folder_id: string | null;
          headline: string | null;
          review_newer_versions: number | null;
          review_state: string | null;
        };
        Insert: {
          ad_image_url?: string | null;
          ad_image_url_story?: string | null;
          ad_text?: string | null;
          ad_type?: string | null;
          created_at?: string;
          id?: string;
          is_boosted?: boolean;
          is_favorite?: boolean;
          prediction_id?: string | null;
          status?: string;
          title?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Update: {
          ad_image_url?: string | null;
          ad_image_url_story?: string | null;
          ad_text?: string | null;
          ad_type?: string | null;
          created_at?: string;
          id?: string;
          is_boosted?: boolean;
          is_favorite?: boolean;
          prediction_id?: string | null;
          status?: string;
          title?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'ads_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'ads_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      assets: {
        Row: {
          created_at: string;
          cutout_confidence: number | null;
          cutout_problem: string | null;
          cutout_url: string | null;
          height: number;
          id: string;
          image_url: string;
          kind: string;
          mask_url: string | null;
          name: string;
          user_id: string;
          width: number;
          workspace_id: string;
        };
        Insert: {
          created_at?: string;
          cutout_confidence?: number | null;
          cutout_problem?: string | null;
          cutout_url?: string | null;
          height: number;
          id?: string;
          image_url: string;
          kind: string;
          mask_url?: string | null;
          name: string;
          user_id: string;
          width: number;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          cutout_confidence?: number | null;
          cutout_problem?: string | null;
          cutout_url?: string | null;
          height?: number;
          id?: string;
          image_url?: string;
          kind?: string;
          mask_url?: string | null;
          name?: string;
          user_id?: string;
          width?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'assets_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'assets_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      brand_kits: {
        Row: {
          call_to_action: string | null;
          colours: NonNullable<Json>;
          created_at: string;
          disclosure: string | null;
          headline_font: string | null;
          id: string;
          is_default: boolean;
          link: string | null;
          logo_dark: string | null;
          logo_light: string | null;
          name: string;
          text_font: string | null;
          tone: string | null;
          type: string | null;
          updated_at: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          call_to_action?: string | null;
          colours?: NonNullable<Json>;
          created_at?: string;
          disclosure?: string | null;
          headline_font?: string | null;
          id?: string;
          is_default?: boolean;
          link?: string | null;
          logo_dark?: string | null;
          logo_light?: string | null;
          name: string;
          text_font?: string | null;
          tone?: string | null;
          type?: string | null;
          updated_at?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Update: {
          call_to_action?: string | null;
          colours?: NonNullable<Json>;
          created_at?: string;
          disclosure?: string | null;
          headline_font?: string | null;
          id?: string;
          is_default?: boolean;
          link?: string | null;
          logo_dark?: string | null;
          logo_light?: string | null;
          name?: string;
          text_font?: string | null;
          tone?: string | null;
          type?: string | null;
          updated_at?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'brand_kits_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'brand_kits_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'brand_kits_workspace_id_headline_font_fkey';
            columns: ['workspace_id', 'headline_font'];
            referencedRelation: 'fonts';
            referencedColumns: ['workspace_id', 'id'];
          },
          {
            foreignKeyName: 'brand_kits_workspace_id_logo_dark_fkey';
            columns: ['workspace_id', 'logo_dark'];
            referencedRelation: 'assets';
            referencedColumns: ['workspace_id', 'id'];
          },
          {
            foreignKeyName: 'brand_kits_workspace_id_logo_light_fkey';
            columns: ['workspace_id', 'logo_light'];
            referencedRelation: 'assets';
            referencedColumns: ['workspace_id', 'id'];
          },
          {
            foreignKeyName: 'brand_kits_workspace_id_text_font_fkey';
            columns: ['workspace_id', 'text_font'];
            referencedRelation: 'fonts';
            referencedColumns: ['workspace_id', 'id'];
          },
        ];
      };
      campaign_rows: {
        Row: {
          ad_id: string | null;
          brief: Json | null;
          campaign_id: string;
          fed_at: string | null;
          feeder: string | null;
          finishes: number;
          generation_id: string | null;
          id: string;
          idempotency_key: string;
          line: number;
          link: string;
          name: string;
          photo: string;
          photo_url: string | null;
          position: number;
          price: Json | null;
          problem: string | null;
          reference: string;
          state: string;
          updated_at: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          ad_id?: string | null;
          brief?: Json | null;
          campaign_id: string;
          fed_at?: string | null;
          feeder?: string | null;
          finishes?: number;
          generation_id?: string | null;
          id?: string;
          idempotency_key?: string;
          line: number;
          link?: string;
          name: string;
          photo?: string;
          photo_url?: string | null;
          position: number;
          price?: Json | null;
          problem?: string | null;
          reference: string;
          state: string;
          updated_at?: string;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          ad_id?: string | null;
          brief?: Json | null;
          campaign_id?: string;
          fed_at?: string | null;
          feeder?: string | null;
          finishes?: number;
          generation_id?: string | null;
          id?: string;
          idempotency_key?: string;
          line?: number;
          link?: string;
          name?: string;
          photo?: string;
          photo_url?: string | null;
          position?: number;
          price?: Json | null;
          problem?: string | null;
          reference?: string;
          state?: string;
          updated_at?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'campaign_rows_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_campaign_id_fkey';
            columns: ['campaign_id'];
            referencedRelation: 'campaign_overviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_campaign_id_fkey';
            columns: ['campaign_id'];
            referencedRelation: 'campaigns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_generation_id_fkey';
            columns: ['generation_id'];
            referencedRelation: 'generations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      campaigns: {
        Row: {
          created_at: string;
          finished_at: string | null;
          id: string;
          name: string;
          paused_by: string | null;
          settings: NonNullable<Json>;
          state: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          created_at?: string;
          finished_at?: string | null;
          id?: string;
          name: string;
          paused_by?: string | null;
          settings: NonNullable<Json>;
          state?: string;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          finished_at?: string | null;
          id?: string;
          name?: string;
          paused_by?: string | null;
          settings?: NonNullable<Json>;
          state?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'campaigns_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaigns_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      claim_evidence: {
        Row: {
          ad_id: string;
          claim: string;
          created_at: string;
          evidence: string;
          id: string;
          link: string | null;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          ad_id: string;
          claim: string;
          created_at?: string;
          evidence: string;
          id?: string;
          link?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Update: {
          ad_id?: string;
          claim?: string;
          created_at?: string;
          evidence?: string;
          id?: string;
          link?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'claim_evidence_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'claim_evidence_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'claim_evidence_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      credit_ledger: {
        Row: {
          amount: number;
          created_at: string;
          feature_name: string | null;
          id: number;
          kind: string;
          member_id: string | null;
          refunds: number | null;
          user_id: string;
        };
        Insert: {
          amount: number;
          created_at?: string;
          feature_name?: string | null;
          id?: never;
          kind: string;
          member_id?: string | null;
          refunds?: number | null;
          user_id: string;
        };
        Update: {
          amount?: number;
          created_at?: string;
          feature_name?: string | null;
          id?: never;
          kind?: string;
          member_id?: string | null;
          refunds?: number | null;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'credit_ledger_feature_name_fkey';
            columns: ['feature_name'];
            referencedRelation: 'feature_prices';
            referencedColumns: ['feature_name'];
          },
          {
            foreignKeyName: 'credit_ledger_member_id_fkey';
            columns: ['member_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_ledger_refunds_fkey';
            columns: ['refunds'];
            referencedRelation: 'credit_ledger';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'credit_ledger_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      delivered_pictures: {
        Row: {
          alt_text: string | null;
          created_at: string;
          credentials: string;
          making: string;
          path: string;
          perceptual_hash: unknown;
          perceptual_parts: number[] | null;
          sha256: string;
          uploads: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          alt_text?: string | null;
          created_at?: string;
          credentials: string;
          making: string;
          path: string;
          perceptual_hash?: unknown;
          perceptual_parts?: never;
          sha256: string;
          uploads: string;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          alt_text?: string | null;
          created_at?: string;
          credentials?: string;
          making?: string;
          path?: string;
          perceptual_hash?: unknown;
          perceptual_parts?: never;
          sha256?: string;
          uploads?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'delivered_pictures_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'delivered_pictures_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      feature_prices: {
        Row: {
          credits: number;
          feature_name: string;
        };
        Insert: {
          credits: number;
          feature_name: string;
        };
        Update: {
          credits?: number;
          feature_name?: string;
        };
        Relationships: [];
      };
      filed_ads: {
        Row: {
          ad_id: string;
          folder_id: string | null;
          name: string | null;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          ad_id: string;
          folder_id?: string | null;
          name?: string | null;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          ad_id?: string;
          folder_id?: string | null;
          name?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'filed_ads_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'filed_ads_folder_id_fkey';
            columns: ['folder_id'];
            referencedRelation: 'ad_folders';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'filed_ads_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'filed_ads_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      fonts: {
        Row: {
          created_at: string;
          file_url: string;
          id: string;
          licensed_at: string;
          name: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          created_at?: string;
          file_url: string;
          id?: string;
          licensed_at?: string;
          name: string;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          created_at?: string;
          file_url?: string;
          id?: string;
          licensed_at?: string;
          name?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'fonts_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'fonts_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      generations: {
        Row: {
          batch: boolean;
          created_at: string;
          error: Json | null;
          feature_name: string;
          finished_at: string | null;
          id: string;
          idempotency_key: string;
          lease_expires_at: string;
          request: NonNullable<Json>;
          result: Json | null;
          spend_id: number | null;
          state: string;
          turn: number | null;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          batch?: boolean;
          created_at?: string;
          error?: Json | null;
          feature_name: string;
          finished_at?: string | null;
          id?: string;
          idempotency_key: string;
          lease_expires_at: string;
          request: NonNullable<Json>;
          result?: Json | null;
          spend_id?: number | null;
          state?: string;
          turn?: number | null;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          batch?: boolean;
          created_at?: string;
          error?: Json | null;
          feature_name?: string;
          finished_at?: string | null;
          id?: string;
          idempotency_key?: string;
          lease_expires_at?: string;
          request?: NonNullable<Json>;
          result?: Json | null;
          spend_id?: number | null;
          state?: string;
          turn?: number | null;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'generations_feature_name_fkey';
            columns: ['feature_name'];
            referencedRelation: 'feature_prices';
            referencedColumns: ['feature_name'];
          },
          {
            foreignKeyName: 'generations_spend_id_fkey';
            columns: ['spend_id'];
            referencedRelation: 'credit_ledger';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generations_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'generations_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      invoices: {
        Row: {
          amount_paid: number;
          created_at: string;
          currency: string;
          id: string;
          number: string | null;
          pdf_url: string | null;
          status: string;
          user_id: string;
        };
        Insert: {
          amount_paid: number;
          created_at: string;
          currency: string;
          id: string;
          number?: string | null;
          pdf_url?: string | null;
          status: string;
          user_id: string;
        };
        Update: {
          amount_paid?: number;
          created_at?: string;
          currency?: string;
          id?: string;
          number?: string | null;
          pdf_url?: string | null;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'invoices_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      payment_events: {
        Row: {
          customer_id: string | null;
          id: string;
          payload: NonNullable<Json>;
          received_at: string;
          type: string;
        };
        Insert: {
          customer_id?: string | null;
          id: string;
          payload: NonNullable<Json>;
          received_at?: string;
          type: string;
        };
        Update: {
          customer_id?: string | null;
          id?: string;
          payload?: NonNullable<Json>;
          received_at?: string;
          type?: string;
        };
        Relationships: [];
      };
      plans: {
        Row: {
          amount_cents: number | null;
          credits: number;
          label: string;
          name: string;
          period_days: number | null;
          price_id: string | null;
          seat_amount_cents: number | null;
          seat_price_id: string | null;
          seats: number;
          storage_bytes: number;
          storage_pictures: number;
        };
        Insert: {
          amount_cents?: number | null;
          credits: number;
          label: string;
          name: string;
          period_days?: number | null;
          price_id?: string | null;
          seat_amount_cents?: number | null;
          seat_price_id?: string | null;
          seats?: number;
          storage_bytes: number;
          storage_pictures: number;
        };
        Update: {
          amount_cents?: number | null;
          credits?: number;
          label?: string;
          name?: string;
          period_days?: number | null;
          price_id?: string | null;
          seat_amount_cents?: number | null;
          seat_price_id?: string | null;
          seats?: number;
          storage_bytes?: number;
          storage_pictures?: number;
        };
        Relationships: [];
      };
      preleads: {
        Row: {
          created_at: string;
          email: string;
          id: number;
        };
        Insert: {
          created_at?: string;
          email: string;
          id?: never;
        };
        Update: {
          created_at?: string;
          email?: string;
          id?: never;
        };
        Relationships: [];
      };
      recipes: {
        Row: {
          ad_id: string | null;
          created_at: string;
          generation_id: string;
          headline: string;
          id: string;
          image_url: string;
          images: NonNullable<Json>;
          n: number;
          position: number;
          recipe: NonNullable<Json>;
          user_id: string;
          viral_score: Json | null;
          words: string;
          workspace_id: string;
        };
        Insert: {
          ad_id?: string | null;
          created_at?: string;
          generation_id: string;
          headline: string;
          id?: string;
          image_url: string;
          images: NonNullable<Json>;
          n?: number;
          position: number;
          recipe: NonNullable<Json>;
          user_id: string;
          viral_score?: Json | null;
          words: string;
          workspace_id?: string;
        };
        Update: {
          ad_id?: string | null;
          created_at?: string;
          generation_id?: string;
          headline?: string;
          id?: string;
          image_url?: string;
          images?: NonNullable<Json>;
          n?: number;
          position?: number;
          recipe?: NonNullable<Json>;
          user_id?: string;
          viral_score?: Json | null;
          words?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'recipes_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'recipes_generation_id_fkey';
            columns: ['generation_id'];
            referencedRelation: 'generations';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'recipes_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'recipes_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      review_ads: {
        Row: {
          ad_id: string | null;
          ad_text: string | null;
          alt_text: string | null;
          brand: string | null;
          headline: string | null;
          id: string;
          images: NonNullable<Json>;
          position: number;
          review_id: string;
          sent_at: string;
          state: string;
          user_id: string;
          version: number;
          workspace_id: string;
        };
        Insert: {
          ad_id?: string | null;
          ad_text?: string | null;
          alt_text?: string | null;
          brand?: string | null;
          headline?: string | null;
          id?: string;
          images: NonNullable<Json>;
          position: number;
          review_id: string;
          sent_at?: string;
          state?: string;
          user_id: string;
          version: number;
          workspace_id?: string;
        };
        Update: {
          ad_id?: string | null;
          ad_text?: string | null;
          alt_text?: string | null;
          brand?: string | null;
          headline?: string | null;
          id?: string;
          images?: NonNullable<Json>;
          position?: number;
          review_id?: string;
          sent_at?: string;
          state?: string;
          user_id?: string;
          version?: number;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'review_ads_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_ads_review_id_fkey';
            columns: ['review_id'];
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_ads_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_ads_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      review_comments: {
        Row: {
          author: string | null;
          body: string;
          created_at: string;
          field: string | null;
          format: string | null;
          id: string;
          member_email: string | null;
          member_id: string | null;
          member_name: string | null;
          member_number: number | null;
          parent_id: string | null;
          resolved_at: string | null;
          review_ad_id: string;
          review_id: string;
          reviewer: string | null;
          user_id: string;
          version: number;
          workspace_id: string;
          x: number | null;
          y: number | null;
        };
        Insert: {
          author?: string | null;
          body: string;
          created_at?: string;
          field?: string | null;
          format?: string | null;
          id: string;
          member_email?: string | null;
          member_id?: string | null;
          member_name?: string | null;
          member_number?: number | null;
          parent_id?: string | null;
          resolved_at?: string | null;
          review_ad_id: string;
          review_id: string;
          reviewer?: string | null;
          user_id: string;
          version: number;
          workspace_id?: string;
          x?: number | null;
          y?: number | null;
        };
        Update: {
          author?: string | null;
          body?: string;
          created_at?: string;
          field?: string | null;
          format?: string | null;
          id?: string;
          member_email?: string | null;
          member_id?: string | null;
          member_name?: string | null;
          member_number?: number | null;
          parent_id?: string | null;
          resolved_at?: string | null;
          review_ad_id?: string;
          review_id?: string;
          reviewer?: string | null;
          user_id?: string;
          version?: number;
          workspace_id?: string;
          x?: number | null;
          y?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'review_comments_member_id_fkey';
            columns: ['member_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_comments_parent_id_fkey';
            columns: ['parent_id'];
            referencedRelation: 'review_comments';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_comments_review_ad_id_fkey';
            columns: ['review_ad_id'];
            referencedRelation: 'review_ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_comments_review_id_fkey';
            columns: ['review_id'];
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_comments_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_comments_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      review_events: {
        Row: {
          author: string | null;
          email: string | null;
          happened_at: string;
          id: number;
          kind: string;
          member_email: string | null;
          member_id: string | null;
          member_name: string | null;
          network: string | null;
          note: string | null;
          review_ad_id: string | null;
          review_id: string;
          reviewer: string | null;
          user_id: string;
          version: number | null;
          workspace_id: string;
        };
        Insert: {
          author?: string | null;
          email?: string | null;
          happened_at?: string;
          id?: never;
          kind: string;
          member_email?: string | null;
          member_id?: string | null;
          member_name?: string | null;
          network?: string | null;
          note?: string | null;
          review_ad_id?: string | null;
          review_id: string;
          reviewer?: string | null;
          user_id: string;
          version?: number | null;
          workspace_id?: string;
        };
        Update: {
          author?: string | null;
          email?: string | null;
          happened_at?: string;
          id?: never;
          kind?: string;
          member_email?: string | null;
          member_id?: string | null;
          member_name?: string | null;
          network?: string | null;
          note?: string | null;
          review_ad_id?: string | null;
          review_id?: string;
          reviewer?: string | null;
          user_id?: string;
          version?: number | null;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'review_events_member_id_fkey';
            columns: ['member_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_review_ad_id_fkey';
            columns: ['review_ad_id'];
            referencedRelation: 'review_ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_review_id_fkey';
            columns: ['review_id'];
            referencedRelation: 'reviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'review_events_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      reviews: {
        Row: {
          approvals_asked: number;
          created_at: string;
          expires_at: string | null;
          has_password: boolean;
          id: string;
          mails_decisions: boolean;
          name: string;
          revoked_at: string | null;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          approvals_asked: number;
          created_at?: string;
          expires_at?: string | null;
          has_password: boolean;
          id?: string;
          mails_decisions: boolean;
          name: string;
          revoked_at?: string | null;
          user_id: string;
          workspace_id?: string;
        };
        Update: {
          approvals_asked?: number;
          created_at?: string;
          expires_at?: string | null;
          has_password?: boolean;
          id?: string;
          mails_decisions?: boolean;
          name?: string;
          revoked_at?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'reviews_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'reviews_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      subscriptions: {
        Row: {
          cancel_at_period_end: boolean;
          current_period_end: string | null;
          extra_seats: number;
          plan_name: string;
          status: string;
          user_id: string;
        };
        Insert: {
          cancel_at_period_end?: boolean;
          current_period_end?: string | null;
          extra_seats?: number;
          plan_name: string;
          status: string;
          user_id: string;
        };
        Update: {
          cancel_at_period_end?: boolean;
          current_period_end?: string | null;
          extra_seats?: number;
          plan_name?: string;
          status?: string;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'subscriptions_plan_name_fkey';
            columns: ['plan_name'];
            referencedRelation: 'plans';
            referencedColumns: ['name'];
          },
          {
            foreignKeyName: 'subscriptions_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      users: {
        Row: {
          ads_generated: number;
          ads_limit: number;
          credits_used: number;
          id: string;
          plan_name: string;
          reset_date: string;
        };
        Insert: {
          ads_generated?: number;
          ads_limit: number;
          credits_used?: number;
          id: string;
          plan_name: string;
          reset_date: string;
        };
        Update: {
          ads_generated?: number;
          ads_limit?: number;
          credits_used?: number;
          id?: string;
          plan_name?: string;
          reset_date?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'users_plan_name_fkey';
            columns: ['plan_name'];
            referencedRelation: 'plans';
            referencedColumns: ['name'];
          },
        ];
      };
      workspace_invitations: {
        Row: {
          accepted_at: string | null;
          created_at: string;
          email: string;
          expires_at: string;
          id: string;
          revoked_at: string | null;
          role: string;
          token_hash: string | null;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          accepted_at?: string | null;
          created_at?: string;
          email: string;
          expires_at?: string;
          id?: string;
          revoked_at?: string | null;
          role: string;
          token_hash?: string | null;
          user_id: string;
          workspace_id: string;
        };
        Update: {
          accepted_at?: string | null;
          created_at?: string;
          email?: string;
          expires_at?: string;
          id?: string;
          revoked_at?: string | null;
          role?: string;
          token_hash?: string | null;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'workspace_invitations_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'workspace_invitations_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      workspace_members: {
        Row: {
          joined_at: string;
          role: string;
          user_id: string;
          workspace_id: string;
        };
        Insert: {
          joined_at?: string;
          role: string;
          user_id: string;
          workspace_id: string;
        };
        Update: {
          joined_at?: string;
          role?: string;
          user_id?: string;
          workspace_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'workspace_members_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'workspace_members_workspace_id_fkey';
            columns: ['workspace_id'];
            referencedRelation: 'workspaces';
            referencedColumns: ['id'];
          },
        ];
      };
      workspaces: {
        Row: {
          created_at: string;
          id: string;
          is_personal: boolean;
          kits_need_approval: boolean;
          name: string;
          offered_to: string | null;
          owner_id: string;
        };
        Insert: {
          created_at?: string;
          id?: string;
          is_personal?: boolean;
          kits_need_approval?: boolean;
          name: string;
          offered_to?: string | null;
          owner_id: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          is_personal?: boolean;
          kits_need_approval?: boolean;
          name?: string;
          offered_to?: string | null;
          owner_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'workspaces_offered_to_fkey';
            columns: ['offered_to'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'workspaces_owner_id_fkey';
            columns: ['owner_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Views: {
      campaign_overviews: {
        Row: {
          cancelled: number | null;
          created_at: string | null;
          failed: number | null;
          faulty: number | null;
          finished_at: string | null;
          id: string | null;
          name: string | null;
          paused_by: string | null;
          running: number | null;
          settings: Json | null;
          state: string | null;
          succeeded: number | null;
          user_id: string | null;
          waiting: number | null;
        };
        Insert: {
          cancelled?: number | null;
          created_at?: string | null;
          failed?: number | null;
          faulty?: number | null;
          finished_at?: string | null;
          id?: string | null;
          name?: string | null;
          paused_by?: string | null;
          running?: number | null;
          settings?: Json | null;
          state?: string | null;
          succeeded?: number | null;
          user_id?: string | null;
          waiting?: number | null;
        };
        Update: {
          cancelled?: number | null;
          created_at?: string | null;
          failed?: number | null;
          faulty?: number | null;
          finished_at?: string | null;
          id?: string | null;
          name?: string | null;
          paused_by?: string | null;
          running?: number | null;
          settings?: Json | null;
          state?: string | null;
          succeeded?: number | null;
          user_id?: string | null;
          waiting?: number | null;
        };
        Relationships: [
          {
            foreignKeyName: 'campaigns_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      campaign_results: {
        Row: {
          ad_id: string | null;
          ad_text: string | null;
          alt_text: string | null;
          campaign_id: string | null;
          id: string | null;
          image_url: string | null;
          line: number | null;
          link: string | null;
          name: string | null;
          offer: Json | null;
          photo: string | null;
          photo_url: string | null;
          position: number | null;
          price: Json | null;
          printed: Json | null;
          problem: string | null;
          reference: string | null;
          score: number | null;
          state: string | null;
          story_url: string | null;
          updated_at: string | null;
          user_id: string | null;
        };
        Insert: {
          ad_id?: string | null;
          ad_text?: string | null;
          alt_text?: string | null;
          campaign_id?: string | null;
          id?: string | null;
          image_url?: string | null;
          line?: number | null;
          link?: string | null;
          name?: string | null;
          offer?: Json | null;
          photo?: string | null;
          photo_url?: string | null;
          position?: number | null;
          price?: Json | null;
          printed?: Json | null;
          problem?: string | null;
          reference?: string | null;
          score?: number | null;
          state?: string | null;
          story_url?: string | null;
          updated_at?: string | null;
          user_id?: string | null;
        };
        Update: {
          ad_id?: string | null;
          ad_text?: string | null;
          alt_text?: string | null;
          campaign_id?: string | null;
          id?: string | null;
          image_url?: string | null;
          line?: number | null;
          link?: string | null;
          name?: string | null;
          offer?: Json | null;
          photo?: string | null;
          photo_url?: string | null;
          position?: number | null;
          price?: Json | null;
          printed?: Json | null;
          problem?: string | null;
          reference?: string | null;
          score?: number | null;
          state?: string | null;
          story_url?: string | null;
          updated_at?: string | null;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'campaign_rows_ad_id_fkey';
            columns: ['ad_id'];
            referencedRelation: 'ads';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_campaign_id_fkey';
            columns: ['campaign_id'];
            referencedRelation: 'campaign_overviews';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_campaign_id_fkey';
            columns: ['campaign_id'];
            referencedRelation: 'campaigns';
            referencedColumns: ['id'];
          },
          {
            foreignKeyName: 'campaign_rows_user_id_fkey';
            columns: ['user_id'];
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
    };
    Functions: {
      accept_invitation: { Args: { p_token: string }; Returns: Json };
      account_export: { Args: Record<PropertyKey, never>; Returns: Json };
      account_objects: {
        Args: { p_user_id: string };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      account_sessions: {
        Args: Record<PropertyKey, never>;
        Returns: {
          id: string;
          is_current: boolean;
          started_at: string;
          used_at: string;
          user_agent: string;
        }[];
      };
      act_on_campaign: {
        Args: { p_action: string; p_campaign_id: string; p_user_id: string };
        Returns: string;
      };
      active_account: { Args: Record<PropertyKey, never>; Returns: string };
      active_workspace: { Args: { p_least?: string }; Returns: string };
      ad_to_edit: {
        Args: { p_ad_id: string; p_user_id: string };
        Returns: {
          ad_text: string;
          images: Json;
          n: number;
          outcome: string;
          recipe: Json;
          workspace_id: string;
        }[];
      };
      add_ad_formats: {
        Args: {
          p_ad_id: string;
          p_images: Json;
          p_n: number;
          p_user_id: string;
        };
        Returns: {
          images: Json;
          n: number;
          outcome: string;
          recipe: Json;
        }[];
      };
      alt_text: {
        Args: { ad: Database['public']['Tables']['ads']['Row'] };
        Returns: string;
      };
      answer_review: {
        Args: { p_action: string; p_entry: Json; p_id: string };
        Returns: string;
      };
      answer_transfer: {
        Args: { p_accepts: boolean; p_workspace_id: string };
        Returns: Json;
      };
      apply_payment_event: {
        Args: {
          p_customer_id: string;
          p_event_id: string;
          p_payload: Json;
          p_reading: number;
          p_type: string;
        };
        Returns: boolean;
      };
      arm_invitation: {
        Args: { p_id: string; p_token_hash: string };
        Returns: boolean;
      };
      ask_for_deletion: { Args: { p_user_id: string }; Returns: string };
      ask_for_export: { Args: { p_user_id: string }; Returns: Json };
      begin_checkout: {
        Args: { p_holder: string; p_user_id: string };
        Returns: boolean;
      };
      begin_payment_reading: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      canary_health: {
        Args: { p_canary: string; p_module: string };
        Returns: {
          cls: number[];
          failing: number;
          inp_ms: number[];
          lcp_ms: number[];
          side: string;
          visitors: number;
        }[];
      };
      cancel_account_work: { Args: { p_user_id: string }; Returns: undefined };
      carried_credits: { Args: Record<PropertyKey, never>; Returns: Json };
      change_member_role: {
        Args: { p_role: string; p_user_id: string; p_workspace_id: string };
        Returns: Json;
      };
      check_and_consume_credits: {
        Args: {
          feature_name: string;
          required_credits: number;
          user_id: string;
        };
        Returns: boolean;
      };
      claim_spend: {
        Args: {
          p_feature: string;
          p_idempotency_key: string;
          p_lease_seconds?: number;
          p_request: Json;
          p_user_id: string;
          p_workspace_id?: string;
        };
        Returns: {
          error: Json;
          generation_id: string;
          outcome: string;
          result: Json;
        }[];
      };
      confirmed_email: { Args: { p_user_id: string }; Returns: string };
      copy_ad: {
        Args: { p_ad_id: string; p_user_id: string; p_version: Json };
        Returns: {
          ad_id: string;
          name: string;
          outcome: string;
        }[];
      };
      create_campaign: {
        Args: {
          p_most: number;
          p_name: string;
          p_rows: Json;
          p_settings: Json;
          p_user_id: string;
          p_workspace_id?: string;
        };
        Returns: string;
      };
      create_review: {
        Args: {
          p_ad_ids: string[];
          p_password_hash: string;
          p_review: Json;
          p_token_hash: string;
          p_user_id: string;
        };
        Returns: {
          id: string;
          outcome: string;
        }[];
      };
      create_workspace: { Args: { p_name: string }; Returns: Json };
      custom_name: {
        Args: { ad: Database['public']['Tables']['ads']['Row'] };
        Returns: string;
      };
      delete_account: { Args: { p_user_id: string }; Returns: boolean };
      delete_campaign: {
        Args: { p_campaign_id: string; p_user_id: string };
        Returns: boolean;
      };
      delete_workspace: {
        Args: { p_name: string; p_workspace_id: string };
        Returns: Json;
      };
      end_checkout: {
        Args: { p_holder: string; p_user_id: string };
        Returns: undefined;
      };
      engine_status: { Args: Record<PropertyKey, never>; Returns: Json };
      export_parts: {
        Args: { p_id: string; p_user_id: string };
        Returns: {
          folder: string;
          parts: number;
        }[];
      };
      export_rows: {
        Args: {
          p_limit: number;
          p_offset: number;
          p_table: string;
          p_user_id: string;
        };
        Returns: Json;
      };
      export_tables: { Args: Record<PropertyKey, never>; Returns: string[] };
      extend_export: {
        Args: { p_attempt: number; p_id: string };
        Returns: boolean;
      };
      extend_lease: {
        Args: { p_generation_id: string; p_lease_seconds: number };
        Returns: boolean;
      };
      fail_export: {
        Args: { p_attempt: number; p_id: string };
        Returns: undefined;
      };
      file_ads: {
        Args: { p_ad_ids: string[]; p_folder_id?: string };
        Returns: number;
      };
      find_ads: { Args: { p_filter: Json; p_limit?: number }; Returns: Json };
      find_delivered_picture: {
        Args: {
          p_most_bits: number;
          p_perceptual_hash: string;
          p_sha256: string;
        };
        Returns: {
          is_exact: boolean;
          made_at: string;
          making: string;
        }[];
      };
      finish_campaign_row: {
        Args: { p_problem?: string; p_row_id: string };
        Returns: boolean;
      };
      finish_export: {
        Args: {
          p_attempt: number;
          p_bytes: number;
          p_folder: string;
          p_id: string;
          p_parts: number;
        };
        Returns: boolean;
      };
      folder_id: {
        Args: { ad: Database['public']['Tables']['ads']['Row'] };
        Returns: string;
      };
      gallery_facets: { Args: Record<PropertyKey, never>; Returns: Json };
      headline: {
        Args: { ad: Database['public']['Tables']['ads']['Row'] };
        Returns: string;
      };
      invitation: { Args: { p_token: string }; Returns: Json };
      invite_member: {
        Args: { p_email: string; p_role: string; p_workspace_id: string };
        Returns: Json;
      };
      keep_row_photo: {
        Args: { p_photo_url: string; p_row_id: string };
        Returns: boolean;
      };
      leave_workspace: { Args: { p_workspace_id: string }; Returns: Json };
      link_payment_customer: {
        Args: { p_customer_id: string; p_user_id: string };
        Returns: string;
      };
      mark_mail_sent: { Args: { p_id: number }; Returns: undefined };
      may_make_review_link: { Args: { p_user_id: string }; Returns: boolean };
      member_workspaces: { Args: { p_least?: string }; Returns: string[] };
      module_health: {
        Args: { p_module: string; p_version: string };
        Returns: {
          failing: number;
          visitors: number;
        }[];
      };
      open_review: {
        Args: { p_client: string; p_pass: string; p_token_hash: string };
        Returns: Json;
      };
      orphaned_objects: {
        Args: { p_limit?: number };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      own_pictures_like: {
        Args: {
          p_most_bits: number;
          p_perceptual_hash: string;
          p_sha256: string;
          p_workspace_id: string;
        };
        Returns: {
          format: string;
          image_url: string;
          is_exact: boolean;
          recipe: Json;
        }[];
      };
      own_reviews: { Args: Record<PropertyKey, never>; Returns: Json };
      own_workspaces: { Args: Record<PropertyKey, never>; Returns: Json };
      payment_customer: { Args: { p_user_id: string }; Returns: string };
      payment_user: { Args: { p_customer_id: string }; Returns: string };
      queue_campaign_row: {
        Args: {
          p_job: Json;
          p_lease_seconds: number;
          p_renders: number;
          p_request: Json;
          p_row_id: string;
        };
        Returns: string;
      };
      queue_generation: {
        Args: {
          p_batch?: boolean;
          p_feature: string;
          p_idempotency_key: string;
          p_job: Json;
          p_lease_seconds: number;
          p_notify?: boolean;
          p_renders?: number;
          p_request: Json;
          p_user_id: string;
          p_workspace_id?: string;
        };
        Returns: {
          error: Json;
          generation_id: string;
          outcome: string;
          result: Json;
        }[];
      };
      refund_generation: {
        Args: { p_error: Json; p_generation_id: string };
        Returns: boolean;
      };
      refuse_campaign_row: {
        Args: { p_problem: string; p_row_id: string };
        Returns: boolean;
      };
      release_stale_spends: {
        Args: Record<PropertyKey, never>;
        Returns: number;
      };
      remove_member: {
        Args: { p_user_id: string; p_workspace_id: string };
        Returns: Json;
      };
      rename_ad: {
        Args: { p_ad_id: string; p_name?: string };
        Returns: boolean;
      };
      rename_workspace: {
        Args: { p_name: string; p_workspace_id: string };
        Returns: Json;
      };
      renew_review: {
        Args: { p_id: string; p_token_hash: string; p_user_id: string };
        Returns: string;
      };
      report_module_visit: {
        Args: {
          p_canary?: string;
          p_cls?: number;
          p_failure?: string;
          p_inp_ms?: number;
          p_lcp_ms?: number;
          p_module: string;
          p_version: string;
        };
        Returns: undefined;
      };
      review_audit: { Args: { p_id: string }; Returns: Json };
      review_newer_versions: {
        Args: { ad: Database['public']['Tables']['ads']['Row'] };
        Returns: number;
      };
      review_password: {
        Args: { p_client: string; p_token_hash: string };
        Returns: {
          outcome: string;
          pass: string;
          password_hash: string;
        }[];
      };
      review_state: {
        Args: { ad: Database['public']['Tables']['ads']['Row'] };
        Returns: string;
      };
      reviews_of_ad: { Args: { p_ad_id: string }; Returns: Json };
      revoke_invitation: { Args: { p_id: string }; Returns: Json };
      revoke_review: { Args: { p_id: string }; Returns: boolean };
      save_ad_version: {
        Args: {
          p_ad_id: string;
          p_base: number;
          p_user_id: string;
          p_version: Json;
        };
        Returns: {
          images: Json;
          n: number;
          outcome: string;
          recipe: Json;
        }[];
      };
      seats_used: { Args: { p_user_id: string }; Returns: number };
      send_review_version: {
        Args: { p_review_ad_id: string };
        Returns: boolean;
      };
      set_kits_need_approval: {
        Args: { p_needed: boolean; p_workspace_id: string };
        Returns: Json;
      };
      set_review_mails: {
        Args: { p_id: string; p_mails_decisions: boolean };
        Returns: boolean;
      };
      settle_generation: {
        Args: {
          p_ads?: Json;
          p_generation_id: string;
          p_recipes?: Json;
          p_result: Json;
        };
        Returns: boolean;
      };
      shared_workspaces: { Args: { p_user_id: string }; Returns: Json };
      stale_export_parts: {
        Args: { p_limit?: number };
        Returns: {
          bucket: string;
          name: string;
        }[];
      };
      stop_review_mails: { Args: { p_id: string }; Returns: string };
      storage_problem: { Args: { p_user_id: string }; Returns: string };
      storage_usage: {
        Args: Record<PropertyKey, never>;
        Returns: Record<string, unknown>;
      };
      take_campaign_rows: {
        Args: { p_feeder: string; p_room: number };
        Returns: {
          ad_id: string;
          brief: Json;
          finishes: number;
          id: string;
          photo: string;
          photo_url: string;
          price: Json;
          settings: Json;
          state: string;
          user_id: string;
          workspace_id: string;
        }[];
      };
      take_due_deletions: { Args: { p_limit?: number }; Returns: string[] };
      take_due_mails: {
        Args: { p_limit?: number };
        Returns: {
          details: Json;
          id: number;
          kind: string;
          recipient: string;
        }[];
      };
      take_export: {
        Args: Record<PropertyKey, never>;
        Returns: {
          attempt: number;
          email: string;
          id: string;
          user_id: string;
        }[];
      };
      transfer_workspace: {
        Args: { p_user_id?: string; p_workspace_id: string };
        Returns: Json;
      };
      unapproved_for_kit: { Args: { p_ad_ids: string[] }; Returns: Json };
      workspace_people: { Args: { p_workspace_id: string }; Returns: Json };
      workspace_role: {
        Args: { p_user_id: string; p_workspace_id: string };
        Returns: string;
      };
      write_review: {
        Args: {
          p_action: string;
          p_client: string;
          p_entry: Json;
          p_pass: string;
          p_token_hash: string;
        };
        Returns: string;
      };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals;
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
