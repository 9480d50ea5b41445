-- Catalogue

-- Words by language code; English is always there.
create table category (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  slug text not null unique check (slug ~ '^[a-z0-9-]{1,80}$'),
  names jsonb not null check (names ? 'en'),
  position integer not null
);

-- One for each kind of product in a country, so that a group of the cart never has two.
create table vendor (
  region_id smallint not null references region,
  product_type text not null,
  slug text not null check (slug ~ '^[a-z0-9-]{1,80}$'),
  name text not null check (length(name) between 1 and 120),
  primary key (region_id, product_type)
);

create table product (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  region_id smallint not null references region,
  type text not null check (type in ('goods', 'voucher', 'club_card', 'flyer', 'banner', 'sticker', 'billboard',
    'business_card_horizontal', 'business_card_vertical')),
  sku text not null check (length(sku) between 1 and 60),
  active boolean not null default true,
  visible boolean not null default true,
  sticky boolean not null default false,
  names jsonb not null check (names ? 'en'),
  -- HTML, cleaned before it is written.
  descriptions jsonb not null check (descriptions ? 'en'),
  thumbnail text not null,
  images jsonb not null default '[]' check (jsonb_typeof(images) = 'array'),
  -- Kind of flyer.
  subtype text check (subtype in ('services', 'electric', 'replacement', 'dsp')),
  -- Fields of the configurator.
  fields jsonb not null default '[]' check (jsonb_typeof(fields) = 'array'),
  created_at timestamptz not null,
  unique (region_id, sku),
  unique (id, type),
  check ((type = 'flyer') = (subtype is not null))
);
create index product_region on product (region_id, type) where active and visible;

create table product_category (
  product_id bigint not null references product,
  category_id bigint not null references category,
  primary key (product_id, category_id)
);
create index product_category_category on product_category (category_id);

-- What is ordered. Only a club card has the price -1, on exactly one variant: the card itself.
create table variant (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  product_id bigint not null,
  product_type text not null,
  sku text not null unique check (length(sku) between 1 and 60),
  titles jsonb not null check (titles ? 'en'),
  price bigint not null check (price >= -1 and price <= 9007199254740991),
  attrs jsonb not null default '[]' check (jsonb_typeof(attrs) = 'array'),
  position integer not null default 0,
  foreign key (product_id, product_type) references product (id, type),
  check (case when product_type = 'club_card' then price <> 0 else price >= 0 end)
);
create index variant_product on variant (product_id, position, id);
create unique index variant_free_key on variant (product_id) where price = -1;

-- Orders

create sequence order_number;

-- Type is the product type of all lines. Points are reserved by the transfer; an order of 0 points has none.
create table orders (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  number text not null unique check (number ~ '^\d{4}/\d{6,}$'),
  company_id bigint not null references company,
  user_id bigint not null references app_user,
  kind text not null check (kind in ('cart', 'marketing', 'card')),
  type text not null,
  status smallint not null default 1 check (status between 1 and 5),
  points bigint not null check (points >= 0),
  transfer_id uuid unique references ledger_transfer,
  customer jsonb not null check (jsonb_typeof(customer) = 'object'),
  created_at timestamptz not null,
  check ((points = 0) = (transfer_id is null)),
  check (case kind
    when 'cart' then type in ('goods', 'voucher')
    when 'card' then type = 'club_card' and points = 0
    else type in ('flyer', 'banner', 'sticker', 'billboard', 'business_card_horizontal', 'business_card_vertical')
  end)
);
create index orders_company on orders (company_id, created_at desc, id desc);
create index orders_status on orders (status, created_at);
create index orders_user on orders (user_id);
-- One card is on its way at most.
create unique index orders_card_key on orders (company_id) where type = 'club_card' and status in (1, 2, 5);

-- 1 pending, 2 approved, 3 completed, 4 rejected, 5 failed; 3 and 4 are final. Nothing else of an order changes.
create function orders_machine() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    raise exception 'an order is not deleted' using errcode = '23514';
  end if;
  if (to_jsonb(new) - 'status') <> (to_jsonb(old) - 'status') then
    raise exception 'only the status of an order changes' using errcode = '23514';
  end if;
  if (old.status, new.status) not in ((1, 2), (2, 3), (1, 4), (2, 4), (5, 4), (1, 5), (2, 5), (5, 2)) then
    raise exception 'an order does not go from % to %', old.status, new.status using errcode = '23514';
  end if;
  return new;
end $$;
create trigger orders_machine before update or delete on orders
  for each row execute function orders_machine();

-- Name, picture and price as they stood at the time of the order.
create table order_line (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  variant_id bigint not null references variant,
  position integer not null,
  name text not null check (length(name) between 1 and 200),
  image text,
  quantity integer not null check (quantity between 1 and 999),
  unit_points bigint not null check (unit_points >= -1),
  input_data jsonb,
  unique (order_id, variant_id)
);
create index order_line_variant on order_line (variant_id);
create trigger order_line_append_only before update or delete on order_line
  for each row execute function append_only();

create table order_event (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  from_status smallint,
  to_status smallint not null,
  actor text not null,
  reason text,
  created_at timestamptz not null
);
create index order_event_order on order_event (order_id, id);
create trigger order_event_append_only before update or delete on order_event
  for each row execute function append_only();

-- Number and password are sealed: they stand readable in no table.
create table voucher (
  line_id bigint not null references order_line,
  piece integer not null check (piece >= 1),
  sealed bytea not null,
  expires_at timestamptz not null,
  primary key (line_id, piece)
);
create trigger voucher_append_only before update or delete on voucher
  for each row execute function append_only();

-- Stock

create table stock (
  variant_id bigint primary key references variant,
  on_hand integer not null default 0,
  reserved integer not null default 0,
  check (reserved >= 0),
  constraint stock_not_oversold check (on_hand >= reserved)
);

-- allocation: reserved by an order; sale: gone with it; release: given back; adjustment: counted anew, with its sign.
create table stock_movement (
  id bigint generated always as identity primary key,
  variant_id bigint not null references stock,
  kind text not null check (kind in ('allocation', 'sale', 'release', 'adjustment')),
  quantity integer not null,
  line_id bigint references order_line,
  actor text not null,
  created_at timestamptz not null,
  check ((kind = 'adjustment') = (line_id is null)),
  check (case when kind = 'adjustment' then quantity <> 0 else quantity > 0 end),
  unique (line_id, kind)
);
create index stock_movement_variant on stock_movement (variant_id);
-- A line is sold or released, once.
create unique index stock_movement_end_key on stock_movement (line_id) where kind in ('sale', 'release');

-- The only code that changes the counters.
create function stock_apply() returns trigger language plpgsql as $$
begin
  update stock set
    on_hand = on_hand + case new.kind when 'adjustment' then new.quantity when 'sale' then -new.quantity else 0 end,
    reserved = reserved + case new.kind when 'allocation' then new.quantity when 'adjustment' then 0 else -new.quantity end
    where variant_id = new.variant_id;
  return null;
end $$;
create trigger stock_movement_apply after insert on stock_movement
  for each row execute function stock_apply();
create trigger stock_movement_append_only before update or delete on stock_movement
  for each row execute function append_only();

-- Club card

create table card_topup (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  company_id bigint not null references company,
  user_id bigint not null references app_user,
  variant_id bigint not null references variant,
  points bigint not null check (points > 0),
  local bigint not null,
  status text not null default 'PENDING'
    check (status in ('SUBMITTED', 'PENDING', 'SUCCEEDED', 'REFUSED', 'REJECTED')),
  transfer_id uuid not null unique references ledger_transfer,
  settled_at timestamptz,
  created_at timestamptz not null,
  check (local = 2 * points),
  check ((status in ('SUBMITTED', 'PENDING')) = (settled_at is null))
);
create index card_topup_company on card_topup (company_id, created_at desc, id desc);
create index card_topup_open on card_topup (created_at) where settled_at is null;
create function card_topup_machine() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.settled_at is not null
    or (to_jsonb(new) - 'status' - 'settled_at') <> (to_jsonb(old) - 'status' - 'settled_at') then
    raise exception 'a top-up is settled once, and nothing else of it changes' using errcode = '23514';
  end if;
  return new;
end $$;
create trigger card_topup_machine before update or delete on card_topup
  for each row execute function card_topup_machine();

-- Marketing material

-- Without a country: the list for countries that have none of their own.
create table marketing_service (
  id bigint generated always as identity primary key,
  uuid uuid not null unique,
  region_id smallint references region,
  types text[] not null,
  texts jsonb not null check (texts ? 'en'),
  icon text not null,
  recommended boolean not null default false,
  position integer not null
);
create index marketing_service_region on marketing_service (region_id, position);
