import { Validations } from 'aws-cdk-lib';
import type { IConstruct } from 'constructs';

/** Every rule of AwsSolutions that is not followed somewhere, with the reason: the whole list. */
export const exceptions = {
  'AwsSolutions-APIG4':
    'Bearer tokens are checked in the functions, against a session that can be ended at once; some calls are open to strangers.',
  'AwsSolutions-SMG4':
    'Replacing the signing key signs everybody out, also in the middle of an exam, and that of the origin needs a deployment of CloudFront: both are done on purpose only.',
  'AwsSolutions-S1': 'The bucket of the access logs cannot log its own access into itself.',
  'AwsSolutions-IAM5':
    'Stored files have no fixed names: the part of the bucket that holds them is the narrowest grant there is.',
  'AwsSolutions-CFR1': 'Where its students are is for an institution to say, not for the product.',
  'AwsSolutions-CFR2':
    'The gateway throttles and sign-in has its own exact limits; an institution that wants a firewall adds it to its account.',
  'AwsSolutions-CFR4':
    'A stage without a domain has the certificate of CloudFront, which fixes the TLS version.',
} as const;

/**
 * Notes that a resource does not follow a rule, with the reason of the list. A rule with several
 * findings wants the very one.
 */
export function acknowledge(
  scope: IConstruct,
  rule: keyof typeof exceptions,
  finding?: string,
): void {
  const id = finding === undefined ? rule : `${rule}[${finding}]`;
  Validations.of(scope).acknowledge({ id, reason: exceptions[rule] });
}
