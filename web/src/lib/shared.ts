/** Names of the machine itself: on another device they mean that device. */
const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export type Place = { hostname: string; origin: string };

export const isOwn = (place: Place) => OWN.test(place.hostname);

/** The origin of links for other devices: the page's own origin, if other devices can use it. */
export function sharedOrigin(place: Place, address: string | null): string {
  return isOwn(place) && address ? address : place.origin;
}
