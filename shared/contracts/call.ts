import * as z from 'zod/mini';
import type { Privilege } from '#shared/domain/identity/roles.ts';
import { idSchema } from '#shared/domain/ids.ts';
import { limits } from '#shared/limits.ts';
import type { ErrorCode } from './errors.ts';

/** Who may make a call at all; what concerns a single entity the use case decides. */
export type Access =
  /** Strangers too; a bearer token is honoured when there is one. */
  | 'anyone'
  /** Whoever is signed in. */
  | 'signed-in'
  /** Whoever has the privilege. */
  | Privilege;

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One call of the API. Path parameters are written `{id}`; no path ends in a slash. */
export interface Call {
  /** Name of the operation, unique, a verb and a noun. */
  name: string;
  method: Method;
  /** Below `/api/v1`. */
  path: `/${string}`;
  /** Which Lambda answers. */
  area: Area;
  access: Access;
  /** A body that has this field is another matter, with an access row of its own. */
  variant?: {
    field: string;
    access: Privilege;
    body: z.ZodMiniType;
    response: z.ZodMiniType;
  };
  /** Stays open during maintenance (domain rules, Maintenance). */
  openInMaintenance?: boolean;
  /** One sentence for the published description. */
  summary: string;
  params?: z.ZodMiniType;
  query?: z.ZodMiniType;
  body?: z.ZodMiniType;
  /** Absent: 204 without a body. */
  response?: z.ZodMiniType;
  /** Codes beyond those that every call of its kind can answer. */
  errors?: readonly ErrorCode[];
  /** May be sent again after a lost reply without changing anything twice. */
  repeatable: boolean;
}

/** An area is an aggregate and a Lambda of its own. */
export const areas = [
  'auth',
  'users',
  'maintenance',
  'courses',
  'works',
  'attempts',
  'executions',
  'results',
  'simulators',
  'docs',
] as const;
export type Area = (typeof areas)[number];

/** Keeps the literal types of a call, so that client and router infer from it. */
export const call = <const C extends Call>(definition: C): C => definition;

type Parsed<T> = T extends z.ZodMiniType ? z.output<T> : undefined;
type Given<T> = T extends z.ZodMiniType ? z.input<T> : undefined;

/** A part of the variant of a call; nothing where it has none. */
type OfVariant<C extends Call, Part extends 'body' | 'response'> = C extends {
  variant: { [P in Part]: infer T };
}
  ? T
  : never;

/** What a use case receives of a call. */
export interface InputOf<C extends Call> {
  params: Parsed<C['params']>;
  query: Parsed<C['query']>;
  body: Parsed<C['body']> | z.output<OfVariant<C, 'body'>>;
}

/** What a client must give; parts that a call does not have cannot be given. */
export type ArgumentsOf<C extends Call> = (C extends { params: z.ZodMiniType }
  ? { params: Given<C['params']> }
  : { params?: undefined }) &
  (C extends { query: z.ZodMiniType } ? { query?: Given<C['query']> } : { query?: undefined }) &
  (C extends { body: z.ZodMiniType } ? { body: Given<C['body']> } : { body?: undefined });

export type ReplyOf<C extends Call> = Parsed<C['response']>;

/** What a use case answers: the reply, or that of the variant. */
export type AnyReplyOf<C extends Call> = ReplyOf<C> | z.output<OfVariant<C, 'response'>>;

/** The part of a call that a body belongs to: its variant where it has the field of one. */
export function formOf(call: Call, body: unknown): Pick<Call, 'access' | 'body' | 'response'> {
  const { variant } = call;
  const isVariant =
    variant !== undefined &&
    typeof body === 'object' &&
    body !== null &&
    Object.hasOwn(body, variant.field);
  return isVariant ? variant : call;
}

/** Ids between commas, as a query carries a list. */
export const idListSchema = z
  .string()
  .check(z.regex(/^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64})*$/), z.maxLength(8000));

export const idParams = z.object({ id: idSchema });

const wholeNumber = (fallback: number, min: number, max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.pipe(
        z.transform((text: string) => Number(text)),
        z.number().check(z.gte(min), z.lte(max)),
      ),
    ),
    // The default skips the pipe: it is already a number.
    fallback as never,
  );

/** `page` and `size` of every list (spec section 9). */
export const pageQuery = {
  page: wholeNumber(limits.page.first, 0, 1_000_000),
  size: wholeNumber(limits.page.size, 1, limits.page.maxSize),
};

/** The shape of every list reply. */
export const listOf = <T extends z.ZodMiniType>(item: T) =>
  z.object({
    content: z.array(item),
    page: z.number(),
    size: z.number(),
    totalElements: z.optional(z.number()),
    nextCursor: z.nullable(z.string()),
  });
