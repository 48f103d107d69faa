// Remembers which version of each entry this tab shows in its form.

/** One entry: single types have no document id in their requests. */
const keyOf = ({ collectionType, model, documentId }) =>
  collectionType === "single-types" ? model : `${model}/${documentId}`;

export class Versions {
  #opened = new Map();
  #refusals = new Map();
  #listeners = new Set();

  /** `updatedAt` is the version in the form. */
  open(entry, updatedAt) {
    if (!updatedAt) return;
    this.#opened.set(keyOf(entry), updatedAt);
    this.#refuse(entry, undefined);
  }

  /**
   * @param {object} entry the entry to save
   * @param {object} request the panel's request to save or publish it
   * @returns {object} the request with the version that the editor opened
   */
  stamp(entry, request) {
    const updatedAt = this.#opened.get(keyOf(entry));
    return updatedAt ? { ...request, data: { ...request.data, updatedAt } } : request;
  }

  /** Keeps the message if the server refused to save because there is a newer version. */
  failed(entry, error) {
    if (error?.details?.overtaken) this.#refuse(entry, error.message);
  }

  /** Returns why the last save was refused, until the newer version is opened. */
  refusalOf(entry) {
    return this.#refusals.get(keyOf(entry));
  }

  /** Calls `listener` after each change of a refusal, until the returned function is called. */
  subscribe = (listener) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #refuse(entry, message) {
    if (this.refusalOf(entry) === message) return;
    if (message === undefined) this.#refusals.delete(keyOf(entry));
    else this.#refusals.set(keyOf(entry), message);
    for (const listener of this.#listeners) listener();
  }
}
