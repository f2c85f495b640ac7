import type {
  AdInsert,
  AdRow,
  AdVersionRow,
  FeatureName,
  GalleryAd,
  GenerationRow,
  InvoiceRow,
  LedgerEntry,
  RecipeRow,
  SubscriptionRow,
  UserRow,
} from '@adwright/contracts';

/** A table without joins of ours; supabase-js wants plain object types, hence the mapped copies. */
type Table<Row, Insert = never, Update = never> = {
  Row: { [Key in keyof Row]: Row[Key] };
  Insert: { [Key in keyof Insert]: Insert[Key] };
  Update: { [Key in keyof Update]: Update[Key] };
  Relationships: [];
};

/** The REST API as the client roles see it (supabase/migrations). Rows still are parsed where they are read. */
export type Database = {
  public: {
    Tables: {
      users: Table<
        UserRow,
        never,
        Pick<UserRow, 'plan_name' | 'ads_limit' | 'ads_generated' | 'reset_date'>
      >;
      ads: Table<AdRow, AdInsert, Pick<AdRow, 'is_favorite'>>;
      preleads: Table<{ email: string }, { email: string }>;
      credit_ledger: Table<LedgerEntry>;
      generations: Table<GenerationRow>;
      subscriptions: Table<SubscriptionRow>;
      invoices: Table<InvoiceRow>;
      recipes: Table<RecipeRow>;
      ad_versions: Table<AdVersionRow>;
    };
    Views: { gallery_ads: Pick<Table<GalleryAd>, 'Row' | 'Relationships'> };
    Functions: {
      check_and_consume_credits: {
        Args: { user_id: string; feature_name: FeatureName; required_credits: number };
        Returns: boolean;
      };
      report_module_visit: {
        Args: { p_module: string; p_version: string; p_failure?: string };
        Returns: undefined;
      };
    };
  };
};
