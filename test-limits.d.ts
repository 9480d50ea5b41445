/** What one condition inside a test may take, in ms. */
export declare const WAIT_LIMIT = 60000;
/** What one test or hook may take, in ms. */
export declare const TEST_LIMIT: number;
/** The limits as Vitest takes them, and as many workers as the machine has cores. */
export declare const vitestLimits: {
    maxWorkers: string;
    testTimeout: number;
    hookTimeout: number;
    teardownTimeout: number;
    expect: {
        poll: {
            timeout: number;
        };
    };
};
