CREATE TABLE "post_picture" (
	"post_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"picture_id" uuid NOT NULL,
	CONSTRAINT "post_picture_post_id_number_pk" PRIMARY KEY("post_id","number"),
	CONSTRAINT "post_picture_picture_id_unique" UNIQUE("picture_id")
);
--> statement-breakpoint
ALTER TABLE "post" ADD COLUMN "pictures" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_post_id_post_id_fk" FOREIGN KEY ("post_id") REFERENCES "public"."post"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "post_picture" ADD CONSTRAINT "post_picture_picture_id_picture_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."picture"("id") ON DELETE no action ON UPDATE no action;