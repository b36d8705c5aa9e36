import { get } from "../shared/api.js";

/**
 * The games before and after one in its tournament, or in its pairing, by their numbers from 1; null where
 * there is none, and words that say how many there are.
 */
export async function neighbours(tournament, number, pairing) {
  if (!pairing) {
    const { played } = await get(`/api/tournaments/${tournament}`);
    return {
      before: number > 1 ? number - 1 : null,
      after: number < played ? number + 1 : null,
      words: ` of ${played}`,
    };
  }
  const [first, second] = pairing;
  const search = new URLSearchParams({ first, second });
  const games = await get(`/api/tournaments/${tournament}/games?${search}`);
  const numbers = games.map((each) => each.number + 1);
  const at = numbers.indexOf(number);
  const words = `, ${at + 1} of ${numbers.length} of ${first} against ${second}`;
  return { before: numbers[at - 1] ?? null, after: numbers[at + 1] ?? null, words };
}
