ALTER TABLE "expiry_told" RENAME TO "expiry_notice";--> statement-breakpoint
ALTER TABLE "expiry_notice" RENAME CONSTRAINT "expiry_told_pkey" TO "expiry_notice_pkey";--> statement-breakpoint
ALTER TABLE "expiry_notice" RENAME CONSTRAINT "expiry_told_account_id_account_id_fk" TO "expiry_notice_account_id_account_id_fk";
