import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';

export type Event = APIGatewayProxyEventV2;
export type Reply = APIGatewayProxyStructuredResultV2;
