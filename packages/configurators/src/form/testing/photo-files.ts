/** A drawn landscape with a roof, as a picture of this size. No person is on it. */
export const photoFile = async (width: number, height: number, type = "image/jpeg"): Promise<File> => {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) throw new Error("No canvas");
  const sky = context.createLinearGradient(0, 0, 0, height * 0.6);
  sky.addColorStop(0, "#3a78b5");
  sky.addColorStop(1, "#f3d9b1");
  context.fillStyle = sky;
  context.fillRect(0, 0, width, height);
  context.fillStyle = "#4d7a4a";
  context.fillRect(0, height * 0.6, width, height * 0.4);
  const shape = (colour: string, points: readonly (readonly [number, number])[]): void => {
    context.fillStyle = colour;
    context.beginPath();
    for (const [x, y] of points) context.lineTo(x * width, y * height);
    context.fill();
  };
  shape("#f1ebe0", [
    [0.3, 0.5],
    [0.7, 0.5],
    [0.7, 0.75],
    [0.3, 0.75],
  ]);
  shape("#8a3b2a", [
    [0.25, 0.52],
    [0.5, 0.25],
    [0.75, 0.52],
  ]);
  shape("#bfe3f5", [
    [0.45, 0.4],
    [0.55, 0.4],
    [0.55, 0.5],
    [0.45, 0.5],
  ]);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9));
  if (!blob) throw new Error(`No ${type}`);
  return new File([blob], type === "image/png" ? "roof.png" : "roof.jpg", { type });
};
