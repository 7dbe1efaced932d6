CREATE TABLE "education_year" (
	"year" integer PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"budget_won" bigint NOT NULL,
	"committed_won" bigint DEFAULT 0 NOT NULL,
	"paid_won" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "education_year_known" CHECK ("education_year"."year" between 2020 and 2099),
	CONSTRAINT "education_year_budget" CHECK ("education_year"."committed_won" <= "education_year"."budget_won"),
	CONSTRAINT "education_year_committed" CHECK ("education_year"."paid_won" <= "education_year"."committed_won"),
	CONSTRAINT "education_year_paid" CHECK ("education_year"."paid_won" >= 0)
);
