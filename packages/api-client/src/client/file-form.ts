/** Options of an upload: the file goes as `file` of a form, as both uploads of the contract take it. */
export const fileForm = (file: File) => ({
  body: { file },
  bodySerializer: () => {
    const form = new FormData();
    form.append("file", file, file.name);
    return form;
  },
});
