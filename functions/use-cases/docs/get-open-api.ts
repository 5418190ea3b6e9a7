import type { UseCase } from '#functions/data/use-case.ts';
import { done } from '#functions/platform/outcome.ts';
import type { getOpenApi as call } from '#shared/contracts/docs.ts';
import { openApiDocument } from '#shared/contracts/open-api.ts';

/** The API described by the same contract that its routes and types come from. */
export const getOpenApi: UseCase<typeof call> = async () => done(openApiDocument());
