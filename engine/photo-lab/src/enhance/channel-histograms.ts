/** Returns histograms of the red, green and blue bytes of a picture with three bytes per pixel. */
export function channelHistograms(data: Uint8Array): [Uint32Array, Uint32Array, Uint32Array] {
  const histograms: [Uint32Array, Uint32Array, Uint32Array] = [
    new Uint32Array(256),
    new Uint32Array(256),
    new Uint32Array(256),
  ];
  for (const [channel, histogram] of histograms.entries()) {
    for (let at = channel; at < data.length; at += 3) {
      const value = data[at] ?? 0;
      histogram[value] = (histogram[value] ?? 0) + 1;
    }
  }
  return histograms;
}
