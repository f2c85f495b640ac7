import { afterAll, beforeAll, describe } from 'vitest';
import { registerAccessSuite } from './access.suite.ts';
import { registerAccountDeletionsSuite } from './account-deletions.suite.ts';
import { registerAccountSettingsSuite } from './account-settings.suite.ts';
import { registerAdFoldersSuite } from './ad-folders.suite.ts';
import { registerAdsSuite } from './ads.suite.ts';
import { registerBrandSuite } from './brand.suite.ts';
import { registerCampaignsSuite } from './campaigns.suite.ts';
import { registerCarriedCreditsSuite } from './carried-credits.suite.ts';
import { registerClaimEvidenceSuite } from './claim-evidence.suite.ts';
import { registerCreditsSuite } from './credits.suite.ts';
import { type Database, type DatabaseKind, openDatabase } from './database.ts';
import { registerDeliveredPicturesSuite } from './delivered-pictures.suite.ts';
import { registerExportsSuite } from './exports.suite.ts';
import { registerFindAdsSuite } from './find-ads.suite.ts';
import { registerGenerationsSuite } from './generations.suite.ts';
import { registerInterleavingsSuite } from './interleavings.suite.ts';
import { registerLockOrderSuite } from './lock-order.suite.ts';
import { registerMailsSuite } from './mails.suite.ts';
import { registerModuleVisitsSuite } from './module-visits.suite.ts';
import { registerPaymentsSuite } from './payments.suite.ts';
import { registerPreleadsSuite } from './preleads.suite.ts';
import { registerRecipesSuite } from './recipes.suite.ts';
import { registerReviewsSuite } from './reviews.suite.ts';
import { registerSelfServiceSuite } from './self-service.suite.ts';
import { registerSignUpSuite } from './sign-up.suite.ts';
import { registerStorageQuotasSuite } from './storage-quotas.suite.ts';
import { registerWorkspaceAccessSuite } from './workspace-access.suite.ts';
import { registerWorkspaceWorkSuite } from './workspace-work.suite.ts';
import { registerWorkspacesSuite } from './workspaces.suite.ts';

/** Runs every suite on one database of the given type, which is created once. */
export function testDatabase(kind: DatabaseKind) {
  describe(kind, () => {
    let database: Database | undefined;
    const open = () => {
      if (!database) throw new Error('the database did not boot');
      return database;
    };

    beforeAll(async () => {
      database = await openDatabase(kind);
    });

    afterAll(() => database?.close());

    registerAccessSuite(open);
    registerSignUpSuite(open);
    registerSelfServiceSuite(open);
    registerCreditsSuite(open);
    registerGenerationsSuite(open);
    registerAdsSuite(open);
    registerAdFoldersSuite(open);
    registerFindAdsSuite(open);
    registerStorageQuotasSuite(open);
    registerRecipesSuite(open);
    registerDeliveredPicturesSuite(open);
    registerCampaignsSuite(open);
    registerBrandSuite(open);
    registerClaimEvidenceSuite(open);
    registerReviewsSuite(open);
    registerWorkspacesSuite(open);
    registerWorkspaceAccessSuite(open);
    registerWorkspaceWorkSuite(open);
    registerPreleadsSuite(open);
    registerMailsSuite(open);
    registerExportsSuite(open);
    registerAccountDeletionsSuite(open);
    registerAccountSettingsSuite(open);
    registerModuleVisitsSuite(open);
    registerPaymentsSuite(open);
    registerCarriedCreditsSuite(open);
    // These tests need simultaneous transactions, and PGlite runs transactions one after another.
    if (kind === 'postgres') registerLockOrderSuite(open);
    registerInterleavingsSuite(open, kind === 'pglite' ? 10 : 40);
  });
}
