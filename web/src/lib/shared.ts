/** The names by which a machine calls itself: to every other device they mean that device. */
const OWN = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

export type Place = { hostname: string; origin: string };

export const isOwn = (place: Place) => OWN.test(place.hostname);

/** What a link for other devices begins with: this page's own address, if they can use it. */
export function sharedOrigin(place: Place, address: string | null): string {
  return isOwn(place) && address ? address : place.origin;
}
