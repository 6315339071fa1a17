interface Spot {
  x: number;
  y: number;
}

/** Places so near each other on the screen that one marker represents them, at their middle. */
export interface Cluster extends Spot {
  /** The indexes of its spots, in the original order. */
  members: number[];
}

/** Pixels between the middles of two markers, so that neither covers the other's head. */
const apart = 46;

/** The height from the tip of a single place's marker to the middle of its head; a number is centred on its place. */
const headOver = 30;
const headOf = ({ y, members }: Cluster) => (members.length === 1 ? y - headOver : y);

/** Puts each spot into one cluster, usually on its own; no two clusters are nearer than a marker's width. */
export function clustersOf(spots: readonly Spot[]): Cluster[] {
  let clusters: Cluster[] = spots.map(({ x, y }, index) => ({ x, y, members: [index] }));
  // A merged cluster may be near a third one.
  for (let before = clusters.length + 1; clusters.length < before; ) {
    before = clusters.length;
    const kept: Cluster[] = [];
    for (const cluster of clusters) {
      const near = kept.findIndex((other) => Math.hypot(other.x - cluster.x, headOf(other) - headOf(cluster)) < apart);
      const other = kept[near];
      if (other) kept[near] = merged(other, cluster);
      else kept.push(cluster);
    }
    clusters = kept;
  }
  return clusters;
}

function merged(one: Cluster, other: Cluster): Cluster {
  const members = [...one.members, ...other.members];
  const share = other.members.length / members.length;
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share, members };
}
