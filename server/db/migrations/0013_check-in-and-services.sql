CREATE SEQUENCE "public"."gate_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "check_in_scan" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"seq" bigint DEFAULT nextval('gate_seq') NOT NULL,
	"site" text NOT NULL,
	"day" date NOT NULL,
	"tour_id" text NOT NULL,
	"gate_id" uuid NOT NULL,
	"device_id" uuid NOT NULL,
	"counter" integer NOT NULL,
	"live" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"account_id" uuid NOT NULL,
	"act" text NOT NULL,
	"booking_id" uuid,
	"reservation_number" text NOT NULL,
	"people" integer NOT NULL,
	"verdict" text NOT NULL,
	"judged" text NOT NULL,
	"conflict" boolean GENERATED ALWAYS AS (act = 'admit' and verdict = 'admitted' and judged <> 'admitted') STORED NOT NULL,
	"admits" integer NOT NULL,
	"refuses" integer NOT NULL,
	"undoes_device" uuid,
	"undoes_counter" integer,
	"line_hash" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	CONSTRAINT "check_in_scan_counter" CHECK ("check_in_scan"."counter" > 0)
);
--> statement-breakpoint
CREATE TABLE "gate" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"site" text NOT NULL,
	"tour_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gate_assignment" (
	"account_id" uuid NOT NULL,
	"gate_id" uuid NOT NULL,
	CONSTRAINT "gate_assignment_account_id_gate_id_pk" PRIMARY KEY("account_id","gate_id")
);
--> statement-breakpoint
CREATE TABLE "gate_device" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"account_id" uuid NOT NULL,
	"gate_id" uuid NOT NULL,
	"day" date NOT NULL,
	"name" text NOT NULL,
	"key_x" text NOT NULL,
	"key_y" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shift_ends_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "gate_revocation" (
	"seq" bigint PRIMARY KEY DEFAULT nextval('gate_seq') NOT NULL,
	"site" text NOT NULL,
	"day" date NOT NULL,
	"tour_id" text NOT NULL,
	"booking_id" uuid NOT NULL,
	"revoked" boolean NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "party" integer;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "service" jsonb;--> statement-breakpoint
ALTER TABLE "booking" ADD COLUMN "companions_sealed" "bytea";--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "service" text;--> statement-breakpoint
ALTER TABLE "product_option" ADD COLUMN "room" jsonb;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_gate_id_gate_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."gate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_device_id_gate_device_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."gate_device"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_in_scan" ADD CONSTRAINT "check_in_scan_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate" ADD CONSTRAINT "gate_tour_id_product_id_fk" FOREIGN KEY ("tour_id") REFERENCES "public"."product"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_assignment" ADD CONSTRAINT "gate_assignment_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_assignment" ADD CONSTRAINT "gate_assignment_gate_id_gate_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."gate"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_device" ADD CONSTRAINT "gate_device_account_id_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_device" ADD CONSTRAINT "gate_device_gate_id_gate_id_fk" FOREIGN KEY ("gate_id") REFERENCES "public"."gate"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gate_revocation" ADD CONSTRAINT "gate_revocation_booking_id_booking_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."booking"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "check_in_scan_once" ON "check_in_scan" USING btree ("device_id","counter","live");--> statement-breakpoint
CREATE INDEX "check_in_scan_day" ON "check_in_scan" USING btree ("site","day","seq");--> statement-breakpoint
CREATE INDEX "check_in_scan_gate" ON "check_in_scan" USING btree ("gate_id","day","seq");--> statement-breakpoint
CREATE INDEX "check_in_scan_booking" ON "check_in_scan" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "check_in_scan_undoes" ON "check_in_scan" USING btree ("undoes_device","undoes_counter") WHERE "check_in_scan"."undoes_device" is not null;--> statement-breakpoint
CREATE INDEX "check_in_scan_conflict" ON "check_in_scan" USING btree ("site","day","seq") WHERE "check_in_scan"."conflict";--> statement-breakpoint
CREATE INDEX "gate_site" ON "gate" USING btree ("site","tour_id","position");--> statement-breakpoint
CREATE INDEX "gate_revocation_day" ON "gate_revocation" USING btree ("site","day","seq");--> statement-breakpoint
CREATE INDEX "gate_revocation_booking" ON "gate_revocation" USING btree ("booking_id","seq");--> statement-breakpoint
CREATE INDEX "booking_tour_day" ON "booking" USING btree ("product_id","date","start_time","reservation_number");