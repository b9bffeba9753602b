import * as v from 'valibot';
import { operation } from '../operation.ts';
import { locationResultSchema } from './locations.ts';

/** The one store nearest to a point, however far (LOC-028); 404 means that there is none (LOC-030). */
export const findNearestLocation = operation({
  method: 'POST',
  path: '/apiproxy/v1/locations/nearest-location',
  isRead: true,
  body: v.object({ lat: v.number(), lng: v.number(), features: v.array(v.string()) }),
  answer: locationResultSchema,
  refusals: { 404: 'nearest-not-found' },
});
