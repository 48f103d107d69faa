const databaseName = "peritus";
const storeName = "drafts";

/** What someone has typed into a form and not sent yet. Never a password. */
export interface Draft {
  /** Email address of the account; empty for people who are not signed in. */
  user: string;
  /** Name of the form, such as `profile/education`. */
  form: string;
  values: Record<string, unknown>;
  /** What the form showed when typing began, such as the version of a record. */
  basis: string;
  /** Unix milliseconds. */
  savedAt: number;
}

/** Kept open, so that what is typed is stored in the same turn: a page that goes away does not wait for a connection. */
let connection: IDBDatabase | null = null;

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 2);
    request.onupgradeneeded = ({ oldVersion }) => {
      // Drafts of version 1 kept one text for a field, where a field now has a list of values.
      if (oldVersion > 0) request.result.deleteObjectStore(storeName);
      request.result.createObjectStore(storeName, { keyPath: ["user", "form"] });
    };
    request.onsuccess = () => {
      const database = request.result;
      const forget = () => {
        if (connection === database) connection = null;
      };
      database.onclose = forget;
      // Another tab has newer code or deletes the database, and waits for this one.
      database.onversionchange = () => {
        forget();
        database.close();
      };
      connection = database;
      resolve(database);
    };
    request.onerror = () => reject(asError(request.error));
  });
}

async function inStore<T>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const database = connection ?? (await open());
  return await new Promise<T>((resolve, reject) => {
    const transaction = database.transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    // Without a commit, a page that goes away aborts what it began.
    transaction.commit();
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(asError(transaction.error));
    transaction.onabort = () => reject(asError(transaction.error));
  });
}

function asError(error: DOMException | null): Error {
  return error ?? new Error("The browser's storage did not answer");
}

export async function saveDraft(draft: Draft): Promise<void> {
  await inStore("readwrite", (store) => store.put(draft));
}

export async function findDraft(user: string, form: string): Promise<Draft | null> {
  const draft: unknown = await inStore("readonly", (store) => store.get([user, form]));
  return (draft as Draft | undefined) ?? null;
}

export async function removeDraft(user: string, form: string): Promise<void> {
  await inStore("readwrite", (store) => store.delete([user, form]));
}

/** Erases every draft in this browser: for an explicit sign-out. They outlive a session that merely ends. */
export async function eraseDrafts(): Promise<void> {
  await inStore("readwrite", (store) => store.clear());
}
